import { capital, es } from './contraction'
import type { GenreSentences } from './prose'

/** Spanish sentences that fit one kind of study only; where a genre has none, the general ones serve. */
export const genresEs: GenreSentences = {
  qualitative: {
    analysis: [
      () =>
        'El material se codificó en varias rondas y los temas se acordaron en el equipo de investigación.',
      () => 'Se utilizó análisis temático reflexivo y los participantes comentaron una primera síntesis.',
    ],
    result: {
      up: [
        (s) =>
          `Los participantes describieron un aumento ${es.de(s.y)}, que la mayoría atribuyó ${es.a(s.x)}.`,
        (s) =>
          `En todos los casos se vinculó ${s.x} con un aumento ${es.de(s.y)}, sobre todo donde los equipos participaron en las decisiones.`,
      ],
      down: [
        (s) =>
          `Los participantes describieron una disminución ${es.de(s.y)}, que la mayoría atribuyó ${es.a(s.x)}.`,
        (s) => `Los relatos asocian ${s.x} con una reducción ${es.de(s.y)}, aunque difieren en los detalles.`,
      ],
      none: [
        (s) =>
          `Los relatos fueron heterogéneos y no se identificó un cambio claro en ${s.y} ligado ${es.a(s.x)}.`,
        (s) => `La mayoría de los participantes no percibió diferencia en ${s.y} atribuible ${es.a(s.x)}.`,
      ],
    },
    second: [
      (s) => `${capital(s.y2)} apareció como tema propio, ligado a la confianza y al tiempo disponible.`,
      () => 'Las tensiones entre las normas formales y la rutina atravesaron todos los relatos.',
    ],
    limitation: [
      () =>
        'Al ser un estudio cualitativo con una muestra pequeña, no permite la generalización estadística.',
      (s) => `Una limitación es que solo se escuchó a ${s.pop} que aceptaron participar.`,
    ],
  },
  computing: {
    analysis: [
      () => 'Se informan tamaños del efecto con corrección por comparaciones múltiples.',
      () =>
        'Todas las configuraciones se ajustaron con el mismo presupuesto, y el código y los datos están disponibles.',
    ],
    second: [
      (s) => `El coste en términos ${es.de(s.y2)} fue moderado y dependió del tamaño de la entrada.`,
      (s) =>
        `El análisis de errores muestra que la mayoría de los fallos procede de ${s.k} situaciones recurrentes.`,
    ],
    limitation: [
      () =>
        'Una limitación es el uso exclusivo de datos públicos, que pueden no reflejar el uso en producción.',
      (s) =>
        `Entre las amenazas a la validez figuran la elección de ${s.pop} y un único entorno de medición.`,
    ],
  },
  nature: {
    analysis: [
      () =>
        'Los tratamientos se compararon mediante análisis de la varianza seguido de la prueba de Tukey al 5%.',
      () => 'Se ajustaron modelos aditivos generalizados, con sitio y año como efectos aleatorios.',
    ],
    second: [
      (s) => `La respuesta ${es.de(s.y2)} siguió la misma dirección, aunque más débil.`,
      (s) => `El efecto se estabilizó a los ${s.months} meses.`,
    ],
    limitation: [
      (s) => `Las observaciones se limitan a ${s.pop} ${s.place} y al período estudiado.`,
      () => 'Una limitación es que no pudo evaluarse la estabilidad a largo plazo.',
    ],
  },
  texts: {
    analysis: [
      () => 'Las categorías se derivaron del material y se discutieron con dos lectores externos.',
      () => 'Se registraron argumentos, medidas y precedentes citados en cada documento.',
    ],
    result: {
      up: [
        (s) => `En el ${s.percent}% de los documentos, ${s.x} se asoció con un aumento ${es.de(s.y)}.`,
        (s) => `El análisis muestra un fortalecimiento ${es.de(s.y)} donde se invoca ${s.x}.`,
      ],
      down: [
        (s) => `En el ${s.percent}% de los documentos, ${s.x} se asoció con una reducción ${es.de(s.y)}.`,
        (s) => `El análisis muestra un descenso ${es.de(s.y)} donde se invoca ${s.x}.`,
      ],
      none: [(s) => `Los documentos no muestran una relación consistente entre ${s.x} y ${s.y}.`],
    },
    second: [
      (s) => `Las referencias ${es.a(s.y2)} son frecuentes, pero rara vez se fundamentan.`,
      (s) => `Se hallaron diferencias marcadas entre regiones respecto ${es.a(s.y2)}.`,
    ],
    limitation: [
      () =>
        'El estudio se limita a documentos publicados, de modo que la práctica detrás de ellos queda fuera de la vista.',
      (s) =>
        `Una limitación es el período cubierto, de ${s.yearFrom} a ${s.yearTo}, anterior a reformas recientes.`,
    ],
  },
  synthesis: {
    analysis: [
      () =>
        'Los efectos se combinaron con un modelo de efectos aleatorios y la heterogeneidad se examinó por subgrupos.',
      () => 'Los hallazgos se agruparon por diseño y contexto y se sintetizaron de forma narrativa.',
    ],
    second: [
      (s) => `Solo un tercio de los estudios informó sobre ${s.y2}.`,
      (s) => `La evidencia sobre ${s.y2} fue escasa y se concentró en ${s.k} países.`,
    ],
    limitation: [
      () =>
        'La revisión está limitada por la calidad de los estudios primarios y por un posible sesgo de publicación.',
      () => 'Una limitación es la restricción a tres idiomas.',
    ],
  },
}
