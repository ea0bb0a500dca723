import type { DesignId } from '@/lib/contracts/proposal-run'
import type { DesignTexts } from './design-texts'

/** What is said of each design in Spanish. */
export const designTextsEs: Readonly<Record<DesignId, DesignTexts>> = {
  survey: {
    name: 'Encuesta transversal con correlación y regresión',
    short: 'una encuesta transversal',
    fits: 'las preguntas tratan de cómo se distribuyen las variables y cómo se relacionan en un conjunto amplio de casos',
    course:
      'Una muestra de la población responde una sola vez a un cuestionario estructurado; se comprueba la fiabilidad de las escalas y se estiman las relaciones mediante correlación y regresión múltiple.',
    gather: 'Encuesta transversal mediante cuestionario',
    analyse: 'Estadística descriptiva, correlación y regresión múltiple',
    pros: [
      'Llega a muchas personas en poco tiempo y con bajo coste.',
      'Ofrece estimaciones con un margen de error conocido.',
      'Las escalas validadas permiten comparar los resultados con estudios anteriores.',
    ],
    cons: [
      'Un único momento de medición no permite afirmar causalidad.',
      'Las respuestas son autoinformadas y están sujetas a la deseabilidad social.',
      'Una tasa de respuesta baja puede sesgar la muestra.',
    ],
    techniques: [
      'Cuestionario estructurado en línea con escalas validadas',
      'Prueba piloto del cuestionario con cinco a diez personas de la población objetivo',
      'Hasta tres recordatorios a las personas invitadas',
    ],
    dataSources: [
      'Datos primarios: respuestas de personas que cumplen los criterios de inclusión',
      'Listas y canales de instituciones y asociaciones que acepten difundir la invitación',
    ],
  },
  experiment: {
    name: 'Experimento controlado aleatorizado',
    short: 'un experimento controlado aleatorizado',
    fits: 'las preguntas tratan del efecto de una variable sobre otra y es posible decidir quién recibe la intervención',
    course:
      'Los participantes se asignan al azar a un grupo de intervención y a un grupo de control, el resultado se mide de la misma manera en ambos y se contrasta la diferencia.',
    gather: 'Experimento aleatorizado con grupo de control',
    analyse: 'Comparación entre grupos con tamaños del efecto e intervalos de confianza',
    pros: [
      'Es el diseño más sólido para una afirmación causal.',
      'La asignación al azar equilibra lo que no se midió.',
      'El tamaño de la muestra puede calcularse antes de empezar.',
    ],
    cons: [
      'La intervención debe estar al alcance de quien investiga y ser éticamente aceptable.',
      'Exige un protocolo aprobado y participantes que permanezcan hasta el final.',
      'Las condiciones controladas no siempre se trasladan a la práctica cotidiana.',
    ],
    techniques: [
      'Asignación aleatoria a grupo de intervención y grupo de control',
      'Medición del resultado antes y después con el mismo instrumento',
      'Registro de abandonos y desviaciones del protocolo',
    ],
    dataSources: [
      'Datos primarios: mediciones de los participantes de ambos grupos',
      'Protocolo y diario del experimento',
    ],
  },
  'quasi-experiment': {
    name: 'Cuasiexperimento con grupo de comparación',
    short: 'un cuasiexperimento con grupo de comparación',
    fits: 'las preguntas tratan de un efecto, pero son otros quienes deciden quién recibe la intervención',
    course:
      'Un grupo que recibe la intervención se compara, antes y después, con un grupo similar que no la recibe, con ajuste por las diferencias conocidas.',
    gather: 'Pretest y postest con grupo de comparación no equivalente',
    analyse: 'Diferencias en diferencias con ajuste por covariables conocidas',
    pros: [
      'Estima un efecto cuando la asignación al azar es imposible.',
      'Se desarrolla en condiciones reales.',
      'El grupo de comparación evita confundir una tendencia con un efecto.',
    ],
    cons: [
      'Los grupos pueden diferir en lo que no se midió.',
      'Depende de una institución que permita observar ambos grupos.',
      'Dos rondas de medición requieren tiempo y pierden participantes.',
    ],
    techniques: [
      'Medición antes y después con el mismo instrumento',
      'Selección del grupo de comparación según criterios explícitos',
      'Registro de lo demás que cambió en el período',
    ],
    dataSources: [
      'Datos primarios: mediciones de ambos grupos en dos rondas',
      'Registros de la institución sobre el desarrollo de la intervención',
    ],
  },
  'secondary-data': {
    name: 'Análisis cuantitativo de datos existentes',
    short: 'un análisis cuantitativo de datos existentes',
    fits: 'las preguntas pueden responderse con datos ya recogidos por otros, siempre que se encuentre una base con las variables',
    course:
      'Se elige una base pública o institucional según criterios explícitos, se documenta, se depura y se analiza con modelos de regresión definidos de antemano.',
    gather: 'Selección, documentación y depuración de datos existentes',
    analyse: 'Estadística descriptiva y regresión sobre datos existentes',
    pros: [
      'No requiere trabajo de campo: las horas se dedican al análisis.',
      'Muestras mucho mayores de las que una tesis podría recoger.',
      'Otros pueden repetir el análisis con los mismos datos.',
    ],
    cons: [
      'Las variables son las que otros decidieron medir.',
      'El acceso puede exigir una solicitud y espera.',
      'La calidad y los datos faltantes son los que se encuentran.',
    ],
    techniques: [
      'Selección de bases según criterios explícitos (cobertura, variables, período, licencia)',
      'Extracción y depuración mediante un script archivado con el trabajo',
      'Diccionario de datos con el origen de cada variable',
    ],
    dataSources: [
      'Microdatos públicos y portales de datos abiertos de oficinas estadísticas y repositorios de investigación',
      'Datos publicados con los estudios que encuentre la revisión',
    ],
  },
  simulation: {
    name: 'Estudio de simulación',
    short: 'un estudio de simulación',
    fits: 'las preguntas tratan del comportamiento de un sistema en condiciones más fáciles de modelar que de observar',
    course:
      'Se especifica, implementa y verifica un modelo; los escenarios se ejecutan muchas veces con semillas aleatorias distintas y se comparan.',
    gather: 'Especificación, implementación y verificación de un modelo de simulación',
    analyse: 'Comparación de escenarios a lo largo de las réplicas, con análisis de sensibilidad',
    pros: [
      'No requiere participantes ni acceso a campo.',
      'Las condiciones se controlan por completo y pueden repetirse con exactitud.',
      'Permite escenarios que no podrían probarse en la realidad.',
    ],
    cons: [
      'Los resultados valen en la medida en que valen los supuestos del modelo.',
      'La calibración requiere valores empíricos de otras fuentes.',
      'La programación lleva más tiempo de lo que parece.',
    ],
    techniques: [
      'Ejecución de simulaciones según un plan de escenarios',
      'Registro de las medidas de resultado por réplica y semilla',
      'Análisis de sensibilidad de los parámetros principales',
    ],
    dataSources: [
      'Datos sintéticos generados por el modelo',
      'Valores publicados para calibrar los parámetros',
    ],
  },
  'systematic-review': {
    name: 'Revisión sistemática de la literatura',
    short: 'una revisión sistemática de la literatura',
    fits: 'las preguntas tratan de lo que ya se sabe y los estudios necesarios ya fueron publicados',
    course:
      'Se buscan estudios publicados en varias bases según un protocolo escrito, se criban según criterios, se evalúan y se sintetizan.',
    gather: 'Búsqueda sistemática, cribado y extracción de datos',
    analyse: 'Evaluación de la calidad y síntesis de los estudios incluidos',
    pros: [
      'No requiere participantes, desplazamientos ni aprobación ética.',
      'El protocolo escrito hace trazable cada decisión.',
      'Muestra lo que se sabe y dónde falta evidencia.',
    ],
    cons: [
      'No responde a lo que nadie ha estudiado.',
      'El cribado es largo, y un revisor solo se equivoca más que dos.',
      'Los estudios demasiado distintos no pueden combinarse.',
    ],
    techniques: [
      'Búsqueda en varias bases con la estrategia documentada para cada una',
      'Cribado de títulos y resúmenes y después de textos completos según criterios escritos',
      'Extracción de datos con un formulario probado en tres estudios',
    ],
    dataSources: [
      'Bases bibliográficas elegidas en este proyecto',
      'Listas de referencias y trabajos que citan los estudios incluidos',
    ],
  },
  interviews: {
    name: 'Entrevistas semiestructuradas con análisis temático',
    short: 'un estudio con entrevistas semiestructuradas',
    fits: 'las preguntas tratan de cómo las personas viven y comprenden algo, en sus propias palabras',
    course:
      'Se entrevista con un guion a personas que conocen el tema por experiencia propia; las transcripciones se codifican y se condensan en temas.',
    gather: 'Entrevistas semiestructuradas',
    analyse: 'Análisis temático reflexivo de las transcripciones',
    pros: [
      'Revela motivos y significados que ningún cuestionario prevé.',
      'Bastan números pequeños cuando el grupo está bien elegido.',
      'Pueden hacerse por videollamada.',
    ],
    cons: [
      'Los resultados no dan frecuencias para una población.',
      'Transcribir y codificar lleva muchas horas por entrevista.',
      'La mirada de quien investiga condiciona la lectura y debe reflexionarse.',
    ],
    techniques: [
      'Entrevistas semiestructuradas de 45 a 60 minutos con guion',
      'Grabación de audio y transcripción literal, con consentimiento',
      'Notas de campo escritas el día de la entrevista',
    ],
    dataSources: [
      'Datos primarios: personas seleccionadas intencionalmente según criterios escritos',
      'Transcripciones y notas de campo',
    ],
  },
  'case-study': {
    name: 'Estudio de caso',
    short: 'un estudio de caso',
    fits: 'las preguntas tratan de cómo y por qué ocurre algo en su contexto',
    course:
      'Se estudia un caso, o unos pocos, en su contexto a partir de varias fuentes de evidencia, que se contrastan entre sí y con proposiciones previas.',
    gather: 'Estudio de caso con varias fuentes de evidencia',
    analyse: 'Correspondencia de patrones y triangulación de la evidencia del caso',
    pros: [
      'Responde a preguntas de cómo y por qué en su contexto.',
      'Varias fuentes de evidencia se confirman o se corrigen entre sí.',
      'Basta una sola organización accesible.',
    ],
    cons: [
      'Generaliza a la teoría, no a una población.',
      'Depende de un acceso duradero al caso.',
      'Hay que mantener en orden material abundante y diverso.',
    ],
    techniques: [
      'Entrevistas con personas de distintas funciones en el caso',
      'Recopilación de documentos del caso',
      'Protocolo y base de datos del estudio de caso que conserven la cadena de evidencia',
    ],
    dataSources: [
      'Personas de distintas funciones en el caso',
      'Documentos, registros y comunicación pública del caso',
    ],
  },
  'document-analysis': {
    name: 'Análisis documental con análisis de contenido',
    short: 'un análisis documental',
    fits: 'las respuestas están en leyes, políticas u otros documentos que pueden leerse sin consultar a nadie',
    course:
      'Se delimita un corpus de documentos según criterios explícitos, se codifica con un sistema de categorías y se interpreta.',
    gather: 'Delimitación y constitución de un corpus documental',
    analyse: 'Análisis de contenido con sistema de categorías',
    pros: [
      'Los documentos públicos no requieren participantes ni aprobación ética.',
      'El material no cambia por ser estudiado y cualquiera puede comprobarlo.',
      'Puede hacerse enteramente a distancia.',
    ],
    cons: [
      'Los documentos dicen lo que se escribió, no lo que se hizo.',
      'Algunos documentos faltan o no son públicos.',
      'Las categorías exigen cuidado para aplicarse de manera uniforme.',
    ],
    techniques: [
      'Búsqueda en repositorios oficiales según criterios de inclusión escritos',
      'Codificación con un sistema de categorías probado en una parte del corpus',
      'Segunda codificación de una parte tras dos semanas para comprobar la estabilidad',
    ],
    dataSources: [
      'Boletines oficiales, bases de legislación y repositorios institucionales',
      'Informes y directrices de organismos públicos',
    ],
  },
  'design-science': {
    name: 'Investigación en ciencia del diseño (design science)',
    short: 'una investigación en ciencia del diseño',
    fits: 'el objetivo es construir algo que resuelva un problema y demostrar que lo resuelve',
    course:
      'Los requisitos se extraen de la literatura y del contexto, un artefacto se diseña y construye en iteraciones y se evalúa frente a los requisitos.',
    gather: 'Diseño y construcción del artefacto en iteraciones',
    analyse: 'Evaluación del artefacto frente a sus requisitos',
    pros: [
      'Aporta algo utilizable además del conocimiento.',
      'Cada iteración muestra pronto si la idea se sostiene.',
      'La evaluación puede ir del juicio de expertos a la prueba en campo.',
    ],
    cons: [
      'La construcción tiende a consumir el tiempo previsto para la evaluación.',
      'Hay que argumentar qué es nuevo más allá del artefacto.',
      'Exige competencias técnicas desde el primer mes.',
    ],
    techniques: [
      'Requisitos extraídos de la literatura y de soluciones comparables',
      'Registro de las decisiones de diseño en cada iteración',
      'Sesiones de evaluación con expertos: escenarios de prueba, lista de verificación de los requisitos y entrevista breve',
    ],
    dataSources: [
      'Requisitos y diario de diseño del artefacto',
      'Resultados de los escenarios de prueba, valoraciones y comentarios de los expertos',
    ],
  },
  'mixed-sequential': {
    name: 'Métodos mixtos en secuencia explicativa: encuesta y después entrevistas',
    short: 'un estudio de métodos mixtos en secuencia explicativa',
    fits: 'las preguntas tratan tanto de cómo se relacionan las variables como de por qué, de modo que deben unirse cifras y relatos',
    course:
      'Primero se analiza una encuesta; sus resultados deciden a quién se entrevista y sobre qué; ambas fases se integran en la interpretación.',
    gather: 'Encuesta seguida de entrevistas con encuestados seleccionados',
    analyse: 'Regresión y análisis temático, integrados en una matriz conjunta',
    pros: [
      'Las cifras muestran el patrón, las entrevistas lo explican.',
      'La debilidad de una fase se compensa con la otra.',
      'Los entrevistados pueden elegirse por sus resultados en la encuesta.',
    ],
    cons: [
      'Dos fases completas exigen las horas de ambas.',
      'La segunda fase no empieza hasta que termina la primera.',
      'Exige competencias estadísticas y cualitativas.',
    ],
    techniques: [
      'Cuestionario estructurado en línea con escalas validadas',
      'Entrevistas semiestructuradas con encuestados elegidos por sus resultados',
      'Matriz conjunta que pone cifras y temas lado a lado',
    ],
    dataSources: [
      'Datos primarios: respuestas de personas que cumplen los criterios de inclusión',
      'Entrevistas con encuestados que aceptaron un nuevo contacto',
    ],
  },
}
