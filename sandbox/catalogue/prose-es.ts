import { bare, capital, es, isPlural } from './contraction'
import { genresEs } from './genre-es'
import type { Prose, Sentences } from './prose'

const people: Sentences = [
  (s) => `${capital(bare(s.x))} y ${bare(s.y)} en ${s.pop} ${s.place}`,
  (s) => `${capital(bare(s.x))}, ${bare(s.y)} y ${bare(s.y2)}: evidencia de ${s.pop} ${s.place}`,
  (s) => `Factores asociados ${es.a(s.y)} en ${s.pop}: el papel ${es.de(s.x)}`,
  (s) => `Relación entre ${s.x} y ${s.y} ${s.place}`,
]

export const proseEs: Prose = {
  lang: 'es',
  genres: genresEs,
  decimal: ',',
  places: [
    'en el norte de Chile',
    'en Colombia',
    'en el noroeste de México',
    'en Andalucía',
    'en la región andina',
    'en el Gran Buenos Aires',
    'en comunidades rurales',
    'en Perú',
    'en Costa Rica',
    'en ciudades intermedias',
    'en Uruguay',
    'en el Caribe',
    'en barrios periféricos',
    'tras la pandemia',
    'en Ecuador',
    'en la Comunidad Valenciana',
  ],
  titles: {
    rct: [
      (s) => `Efecto ${es.de(s.x)} sobre ${s.y}: ensayo controlado aleatorizado con ${s.pop}`,
      (s) => `${capital(bare(s.x))} y ${bare(s.y2)}: ensayo aleatorizado por conglomerados ${s.place}`,
    ],
    cohort: [
      (s) => `${capital(bare(s.x))} y ${bare(s.y)}: estudio de cohorte con ${s.pop}`,
      (s) => `Asociación a largo plazo entre ${s.x} y ${s.y} ${s.place}`,
      ...people,
    ],
    survey: [
      ...people,
      (s) =>
        `Cómo se ${isPlural(s.x) ? 'relacionan' : 'relaciona'} ${s.x} con ${s.y}: encuesta a ${s.n} ${s.pop}`,
      (s) => `Modelo estructural ${es.de(s.x)}, ${es.de(s.y2)} y ${es.de(s.y)} ${s.place}`,
    ],
    interviews: [
      (s) => `${capital(bare(s.x))} ${s.place}: percepciones de ${s.pop}`,
      (s) => `Significados ${es.de(s.x)} para ${s.pop}: un estudio cualitativo`,
      (s) => `“Nadie nos preguntó”: ${s.pop} ante ${s.x}`,
    ],
    review: [
      (s) => `${capital(bare(s.x))} y ${bare(s.y)}: revisión sistemática`,
      (s) => `¿Qué sabemos sobre ${s.x}? Revisión de alcance sobre ${s.y} y ${s.y2}`,
      (s) => `Producción científica sobre ${s.x} ${s.place}: revisión integradora`,
    ],
    case: [
      (s) => `Implementación ${es.de(s.x)} ${s.place}: estudio de casos múltiples`,
      (s) => `Del plan a la práctica: ${bare(s.x)} y ${bare(s.y)} en ${s.k} organizaciones`,
      (s) => `${capital(bare(s.x))} como camino hacia ${s.y2}: lecciones ${s.place}`,
    ],
    quasi: [
      (s) => `${capital(bare(s.x))} y ${bare(s.y)}: estudio cuasiexperimental con ${s.pop}`,
      (s) => `Antes y después ${es.de(s.x)}: cambios en ${s.y} ${s.place}`,
    ],
    benchmark: [
      (s) => `${capital(bare(s.x))} y ${bare(s.y)}: una comparación experimental`,
      (s) => `Evaluación ${es.de(s.x)} en ${s.n} ${s.pop}: impacto sobre ${s.y}`,
      (s) => `Un estudio reproducible ${es.de(s.x)} y ${es.de(s.y2)}`,
    ],
    'field-trial': [
      (s) => `${capital(bare(s.x))} y ${bare(s.y)} en ${s.pop} ${s.place}`,
      (s) => `Respuesta ${es.de(s.y)} ${es.a(s.x)}: ${s.k} campañas de observación ${s.place}`,
      (s) => `Patrones espaciales ${es.de(s.y)} bajo la influencia ${es.de(s.x)} ${s.place}`,
    ],
    panel: [
      (s) => `${capital(bare(s.x))} y ${bare(s.y)}: evidencia de panel ${s.place}, ${s.yearFrom}–${s.yearTo}`,
      (s) => `El impacto ${es.de(s.x)} sobre ${s.y}: análisis de diferencias en diferencias`,
      (s) => `${capital(bare(s.x))}, ${bare(s.y2)} y ${bare(s.y)} ${s.place}`,
    ],
    documents: [
      (s) => `${capital(bare(s.x))} y ${bare(s.y)}: análisis documental de ${s.n} ${s.pop}`,
      (s) => `${capital(s.x)} ${s.place}: entre ${s.y} y ${s.y2}`,
      (s) => `La promesa ${es.de(s.x)}: una lectura crítica ${s.place}`,
    ],
    laboratory: [
      (s) => `Influencia ${es.de(s.x)} sobre ${s.y}: investigación de laboratorio`,
      (s) => `${capital(bare(s.x))}: preparación, caracterización y ${bare(s.y)}`,
      (s) => `Optimización ${es.de(s.y)} y ${es.de(s.y2)} mediante ${s.x}: diseño factorial`,
    ],
  },
  background: [
    (s) =>
      `El interés por ${s.x} ha crecido con rapidez, pero su relación con ${s.y} sigue siendo discutida.`,
    (s) =>
      `Buena parte de lo que se afirma sobre ${s.x} descansa en muestras pequeñas, y las consecuencias para ${s.y} rara vez se miden.`,
    (s) =>
      `En el campo ${es.de(s.field)}, ${s.y} es una preocupación constante para ${s.pop}, y muchas instituciones recurren ${es.a(s.x)} como respuesta.`,
    (s) =>
      `Estudios previos sobre ${s.x} han comunicado hallazgos contradictorios respecto ${es.a(s.y)}, en parte porque los contextos son muy distintos.`,
    (s) =>
      `Las decisiones sobre ${s.x} suelen tomarse sin evidencia de las personas y los lugares implicados.`,
    (s) => `Pocas investigaciones han examinado ${s.x} junto con ${s.y} y ${s.y2} en un mismo diseño.`,
  ],
  aim: [
    (s) => `Este estudio analizó la asociación entre ${s.x} y ${s.y} ${s.place}.`,
    (s) =>
      `El objetivo fue estimar en qué medida ${s.x} ${isPlural(s.x) ? 'pueden' : 'puede'} modificar ${s.y}, con atención ${es.a(s.y2)}.`,
    (s) => `Se buscó describir ${s.x} y comprobar su relación con ${s.y} en ${s.pop}.`,
    (s) =>
      `El propósito de este artículo es comparar contextos con y sin la presencia ${es.de(s.x)} en lo referente ${es.a(s.y)}.`,
  ],
  method: {
    rct: [
      (s) =>
        `En un ensayo controlado aleatorizado, ${s.n} ${s.pop} fueron asignados a la intervención o a la práctica habitual y seguidos durante ${s.months} meses.`,
      (s) =>
        `Se aleatorizaron ${s.k} centros con un total de ${s.n} ${s.pop}; los resultados se evaluaron a ciegas tras ${s.months} meses.`,
    ],
    cohort: [
      (s) => `Se siguió una cohorte de ${s.n} ${s.pop} durante ${s.k} años, con recogida anual de datos.`,
      (s) =>
        `Los registros de ${s.n} ${s.pop} entre ${s.yearFrom} y ${s.yearTo} se vincularon y analizaron como cohorte retrospectiva.`,
    ],
    survey: [
      (s) =>
        `Se realizó un estudio transversal con ${s.n} ${s.pop}, seleccionados mediante muestreo estratificado ${s.place}.`,
      (s) =>
        `Los datos se obtuvieron con un cuestionario en línea respondido por ${s.n} ${s.pop} (tasa de respuesta del ${s.percent}%).`,
    ],
    interviews: [
      (s) =>
        `Se realizaron entrevistas semiestructuradas con ${s.n} ${s.pop}, sometidas a análisis temático.`,
      (s) =>
        `Este estudio cualitativo se basa en ${s.k} grupos focales con ${s.n} ${s.pop}, codificados por dos investigadores de forma independiente.`,
    ],
    review: [
      (s) =>
        `Se buscaron en ${s.k} bases de datos estudios publicados entre ${s.yearFrom} y ${s.yearTo}; dos revisores realizaron el cribado y se incluyeron ${s.n} estudios.`,
      (s) =>
        `Siguiendo un protocolo registrado, se incluyeron ${s.n} estudios de ${s.k} bases y se valoró el riesgo de sesgo.`,
    ],
    case: [
      (s) =>
        `El estudio de casos múltiples en ${s.k} organizaciones combinó análisis documental, observación y ${s.n} entrevistas.`,
      (s) =>
        `Se estudiaron ${s.k} casos durante ${s.months} meses, con entrevistas, registros internos y visitas a ${s.n} ${s.pop}.`,
    ],
    quasi: [
      (s) =>
        `Se utilizó un diseño cuasiexperimental con pretest, postest y grupo de comparación con ${s.n} ${s.pop}.`,
      (s) =>
        `En total, ${s.n} ${s.pop} de ${s.k} unidades fueron evaluados antes del cambio y de nuevo tras ${s.months} meses.`,
    ],
    benchmark: [
      (s) =>
        `Los experimentos se ejecutaron sobre ${s.n} ${s.pop}, con ${s.k} líneas base y cinco semillas aleatorias por configuración.`,
      (s) =>
        `Se comparan ${s.k} configuraciones en una colección pública de ${s.n} ${s.pop}, con medias e intervalos de confianza.`,
    ],
    'field-trial': [
      (s) => `Los datos proceden de ${s.n} ${s.pop} observados durante ${s.k} años consecutivos ${s.place}.`,
      (s) =>
        `Se instaló un diseño de bloques al azar con ${s.k} repeticiones en ${s.n} ${s.pop}, con muestreo durante ${s.months} meses.`,
    ],
    panel: [
      (s) =>
        `Con un panel de ${s.n} ${s.pop} entre ${s.yearFrom} y ${s.yearTo}, se estimaron modelos con efectos fijos de unidad y de año.`,
      (s) =>
        `Se aprovecha la introducción escalonada de la política en ${s.k} regiones y se observan ${s.n} ${s.pop}.`,
    ],
    documents: [
      (s) =>
        `Se reunió un corpus de ${s.n} ${s.pop} emitidos entre ${s.yearFrom} y ${s.yearTo}, examinado mediante análisis de contenido.`,
      (s) =>
        `Se analizaron ${s.n} ${s.pop} con un esquema de ${s.k} categorías; la concordancia entre codificadores fue alta.`,
    ],
    laboratory: [
      (s) =>
        `Se prepararon ${s.n} ${s.pop} y se ensayaron en condiciones controladas, con ${s.k} réplicas por tratamiento.`,
      (s) =>
        `Se empleó un diseño factorial con ${s.k} factores en ${s.n} ${s.pop}, y los productos se caracterizaron con técnicas habituales.`,
    ],
  },
  analysis: [
    () => 'Se utilizó regresión de efectos mixtos, ajustada por edad, sexo y valores iniciales.',
    () =>
      'El análisis siguió un plan fijado de antemano, con comprobaciones de sensibilidad para los datos ausentes.',
    () =>
      'Las diferencias entre grupos se contrastaron mediante análisis de la varianza y comparaciones post hoc.',
    (s) =>
      `Los modelos se ajustaron por factores de confusión conocidos ${es.de(s.y)}, y la robustez se comprobó con especificaciones alternativas.`,
    () => 'Los temas y las estimaciones se compararon entre contextos y se discutieron con socios locales.',
  ],
  result: {
    up: [
      (s) => `La presencia ${es.de(s.x)} se asoció con un aumento ${es.de(s.y)} (β = ${s.effect}; p ${s.p}).`,
      (s) =>
        `Se observó un aumento significativo del ${s.percent}% en ${s.y} donde se adoptó esta práctica (p ${s.p}).`,
      (s) =>
        `Los resultados muestran niveles más altos ${es.de(s.y)} con ${s.x} (diferencia estandarizada de ${s.effect}; p ${s.p}).`,
      (s) =>
        `En comparación con el grupo de referencia, aumentó ${s.y} con ${s.x} (${s.percent}%; p ${s.p}).`,
    ],
    down: [
      (s) =>
        `La presencia ${es.de(s.x)} se asoció con una reducción ${es.de(s.y)} (β = −${s.effect}; p ${s.p}).`,
      (s) =>
        `Se observó una disminución significativa del ${s.percent}% en ${s.y} donde se adoptó esta práctica (p ${s.p}).`,
      (s) =>
        `Los resultados muestran niveles más bajos ${es.de(s.y)} con ${s.x} (diferencia estandarizada de −${s.effect}; p ${s.p}).`,
      (s) =>
        `En comparación con el grupo de referencia, disminuyó ${s.y} con ${s.x} (${s.percent}%; p ${s.p}).`,
    ],
    none: [
      (s) => `No se halló asociación significativa entre ${s.x} y ${s.y} (β = ${s.effect}; p = 0,41).`,
      (s) => `No hubo diferencia significativa en ${s.y} entre los grupos con y sin ${bare(s.x)} (p = 0,27).`,
      (s) => `El efecto ${es.de(s.x)} sobre ${s.y} fue pequeño y sin significación estadística (p = 0,33).`,
    ],
  },
  second: [
    (s) => `Los cambios en ${s.y2} siguieron la misma dirección, con menor magnitud.`,
    (s) => `El patrón fue más claro en participantes con más de ${s.months} meses de exposición.`,
    (s) => `No se apreció una diferencia clara en ${s.y2}.`,
    (s) => `El apoyo de los colegas y los recursos locales explicaron parte de la variación ${es.de(s.y2)}.`,
    (s) => `Los efectos variaron entre las ${s.k} localidades y fueron mayores en las zonas más pobres.`,
  ],
  limitation: [
    () => 'Una limitación del estudio es el uso de medidas autoinformadas.',
    (s) =>
      `Los hallazgos están limitados por el corto seguimiento de ${s.months} meses y por las pérdidas durante el mismo.`,
    () => 'Al tratarse de un diseño observacional, las conclusiones causales exigen cautela.',
    (s) => `La muestra se restringió a ${s.pop} ${s.place}, lo que limita la generalización.`,
    () =>
      'Entre las limitaciones figuran la muestra por conveniencia y la falta de evaluación a largo plazo.',
  ],
  future: [
    (s) =>
      `Las investigaciones futuras deben poner a prueba ${s.x} en otras regiones y con un seguimiento más largo.`,
    (s) =>
      `Se necesitan nuevos estudios para aclarar mediante qué mecanismos ${s.x} ${isPlural(s.x) ? 'actúan' : 'actúa'} sobre ${s.y2}.`,
    () => 'Los trabajos futuros ampliarán los datos y publicarán los instrumentos para su réplica.',
    (s) => `Se sugiere investigar los costos ${es.de(s.x)} y los grupos que rara vez se estudian.`,
  ],
  conclusion: {
    up: [
      (s) =>
        `Se concluye que ${s.x} ${isPlural(s.x) ? 'pueden' : 'puede'} contribuir al aumento ${es.de(s.y)} cuando la implementación recibe apoyo.`,
      (s) =>
        `Los hallazgos sugieren que ${s.x} ${isPlural(s.x) ? 'merecen' : 'merece'} atención cuando está en juego ${s.y}.`,
    ],
    down: [
      (s) =>
        `Se concluye que ${s.x} ${isPlural(s.x) ? 'pueden' : 'puede'} contribuir a la reducción ${es.de(s.y)} en contextos comparables.`,
      (s) =>
        `Los hallazgos sugieren que gestores y responsables de políticas consideren ${s.x} al tratar ${s.y}.`,
    ],
    none: [
      (s) =>
        `Se concluye que la evidencia no respalda la afirmación de que ${s.x} ${isPlural(s.x) ? 'modifican' : 'modifica'} ${s.y}.`,
      (s) => `Los hallazgos recomiendan cautela antes de adoptar ${s.x} en nombre ${es.de(s.y)}.`,
    ],
  },
  headings: {
    background: 'Introducción',
    methods: 'Métodos',
    results: 'Resultados',
    conclusion: 'Conclusiones',
  },
  retractionPrefix: 'RETRACTADO: ',
  notice: (title) => `Retractación: ${title}`,
  noticeText:
    'El artículo mencionado en el título ha sido retractado por los editores tras dudas sobre los datos.',
}
