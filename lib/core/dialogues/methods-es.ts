import type { MethodId, MethodText } from './method-table'

export const methodsEs: Readonly<Record<MethodId, MethodText>> = {
  'expert-panel': {
    name: 'Panel de expertos',
    description: 'Tres especialistas leen el mismo texto y cada uno dice qué falta desde su campo.',
    questions: [
      '¿Qué tres campos toca esto y quién hablaría por cada uno?',
      '¿Qué llamaría cada uno erróneo o ausente?',
      '¿En qué discreparían entre sí y a quién sigue usted?',
    ],
  },
  'stakeholder-round': {
    name: 'Ronda de afectados',
    description: 'Mira el texto con los ojos de las personas a quienes alcanzará el resultado.',
    questions: [
      '¿Quién gana y quién pierde si se hace tal como está?',
      '¿Qué preguntaría primero cada uno?',
      '¿Cuáles de sus preocupaciones se resuelven cambiando una frase?',
    ],
  },
  'self-consistency': {
    name: 'Autoconsistencia',
    description: 'Llega a la misma conclusión por caminos independientes y compara dónde se separan.',
    questions: [
      '¿Por qué otros dos caminos se llegaría a esta conclusión?',
      '¿Llegan al mismo lugar?',
      'Donde se separan, ¿qué paso es el débil?',
    ],
  },
  'branching-paths': {
    name: 'Caminos que se abren',
    description: 'Dispone las alternativas en árbol antes de elegir una.',
    questions: [
      '¿Cuáles son las dos o tres opciones reales en este punto?',
      '¿Qué se sigue de cada una, dos pasos después?',
      '¿De qué rama sería más difícil volver?',
    ],
  },
  'red-vs-blue': {
    name: 'Equipo rojo, equipo azul',
    description: 'Un lado ataca el texto, el otro lo repara, por turnos.',
    questions: [
      '¿Cuál es el ataque más fuerte a esto?',
      '¿Qué reparación responde sin debilitar el resto?',
      '¿Qué diría el atacante de la reparación?',
    ],
  },
  'funding-panel': {
    name: 'Comité de financiación',
    description: 'Defiende el trabajo ante quienes solo pueden financiar uno entre muchos.',
    questions: [
      '¿Por qué esto y por qué ahora, en dos frases?',
      '¿Qué haría que el comité prefiriera otro proyecto?',
      '¿Cuál es el menor resultado que aún justificaría el esfuerzo?',
    ],
  },
  'decision-record': {
    name: 'Registro de decisión',
    description: 'Anota qué se decidió, qué más era posible y qué cambiaría la decisión.',
    questions: [
      '¿Qué se decidió exactamente aquí?',
      '¿Qué opciones se dejaron y por qué?',
      '¿Qué hallazgo le haría decidir otra cosa?',
    ],
  },
  'reproduction-walk': {
    name: 'Recorrido de reproducción',
    description: 'Sigue el texto como un extraño que debe repetir el trabajo solo con él.',
    questions: [
      '¿En qué paso tendría que adivinar un extraño?',
      '¿Qué número, fecha o herramienta no se nombra?',
      '¿Qué necesitaría para comprobar que obtuvo lo mismo?',
    ],
  },
  'reverse-brainstorm': {
    name: 'Lluvia de ideas inversa',
    description: 'Pregunta cómo hacer que fracase a propósito y da la vuelta a las respuestas.',
    questions: [
      '¿Cómo podría asegurarse de que esto fracase?',
      '¿Qué de eso ya ocurre un poco?',
      '¿Cuál es lo contrario de cada cosa, como algo por hacer?',
    ],
  },
  'what-if': {
    name: 'Y si',
    description: 'Cambia una condición cada vez y observa qué se mantiene.',
    questions: [
      '¿Y si el país, el período o el grupo fuera otro?',
      '¿Y si hubiera el doble de tiempo, o la mitad?',
      '¿Qué parte sigue siendo cierta en todos los casos?',
    ],
  },
  scamper: {
    name: 'Siete cambios',
    description: 'Recorre sustituir, combinar, adaptar, modificar, reutilizar, eliminar e invertir.',
    questions: [
      '¿Qué podría cambiarse por algo más simple o combinarse con algo cercano?',
      '¿Qué podría ampliarse, reducirse o usarse para otro fin?',
      '¿Qué podría quitarse o hacerse en el orden inverso?',
    ],
  },
  'literature-personas': {
    name: 'Tres lectores de la literatura',
    description: 'Un optimista, un escéptico y un sintetizador leen las mismas fuentes.',
    questions: [
      '¿Qué establecen ya las fuentes, en su mejor versión?',
      '¿Sobre cuáles no construiría nada y por qué?',
      '¿Qué dicen juntas que ninguna dice sola?',
    ],
  },
  'thesis-defence': {
    name: 'Ensayo de la defensa',
    description: 'Ensaya las preguntas del tribunal antes de que el tribunal las haga.',
    questions: [
      '¿Qué hay de nuevo aquí y cómo sabe que nadie lo ha hecho?',
      '¿Por qué este método y no el otro, más obvio?',
      '¿Qué no puede afirmarse con estos datos?',
    ],
  },
  'comparison-matrix': {
    name: 'Matriz de comparación',
    description: 'Pone fuentes u opciones en filas y criterios en columnas, y lee las celdas vacías.',
    questions: [
      '¿Qué criterios distinguen estas fuentes u opciones?',
      '¿Qué celdas no puede llenar?',
      '¿Qué columna decide y merece decidir?',
    ],
  },
  'pre-mortem': {
    name: 'Premortem',
    description: 'Imagina que el trabajo ha fracasado y cuenta cómo fue.',
    questions: [
      'Ha pasado un año y esto fracasó: ¿qué ocurrió?',
      '¿Cuál fue la primera señal y la habría visto?',
      '¿Qué puede hacerse esta semana contra la causa más probable?',
    ],
  },
  'failure-modes': {
    name: 'Modos de fallo',
    description: 'Recorre las partes una a una: cómo puede fallar, qué tan grave es, cómo se notaría.',
    questions: [
      '¿Cómo puede fallar cada parte?',
      '¿Qué fallo es a la vez grave, probable y difícil de notar?',
      '¿Qué comprobación lo detectaría pronto?',
    ],
  },
  'devils-advocate': {
    name: 'Abogado del diablo',
    description: 'Defiende lo contrario tan bien como sea posible.',
    questions: [
      '¿Cuál es el mejor argumento en contra?',
      '¿Qué evidencia citaría su defensor?',
      '¿Qué queda de su idea después de oírlo?',
    ],
  },
  'assumption-check': {
    name: 'Supuestos sobre la mesa',
    description: 'Nombra lo que se da por hecho y lo ordena por certeza y por peso.',
    questions: [
      '¿Qué debe ser verdad para que esto se sostenga?',
      '¿Qué de eso no ha comprobado nunca?',
      '¿Cuál, si es falso, derriba lo demás?',
    ],
  },
  'five-whys': {
    name: 'Cinco porqués',
    description: 'Pregunta por qué hasta que la respuesta sea una causa y ya no un síntoma.',
    questions: [
      '¿Por qué existe el problema que describe?',
      '¿Y eso por qué? Pregunte hasta que la respuesta ya no cambie.',
      '¿Su trabajo toca la última respuesta o solo la primera?',
    ],
  },
  socratic: {
    name: 'Preguntas socráticas',
    description: 'Pide sentido, fundamento y consecuencia, y no da opinión.',
    questions: [
      '¿Qué quiere decir con las palabras principales de este texto?',
      '¿Cómo lo sabe y cómo descubriría que se equivoca?',
      'Si es verdad, ¿qué más tiene que ser verdad?',
    ],
  },
  'first-principles': {
    name: 'Primeros principios',
    description: 'Desarma el texto hasta lo que es seguro y lo vuelve a armar.',
    questions: [
      '¿Qué es aquí un hecho y qué es costumbre o rumor?',
      'Partiendo solo de los hechos, ¿qué haría?',
      '¿En qué difiere eso de lo escrito?',
    ],
  },
  'other-reader': {
    name: 'Otro lector',
    description: 'Reescribe la idea para quien la lee con otras necesidades.',
    questions: [
      '¿Quién más leerá esto y qué quiere saber?',
      '¿Qué frase no entendería?',
      '¿Qué pondría primero para esa persona?',
    ],
  },
  feynman: {
    name: 'Explicarlo con sencillez',
    description: 'Lo explica sin términos técnicos; donde no se puede, algo no se ha entendido.',
    questions: [
      '¿Cómo se lo explicaría a un joven despierto de quince años?',
      '¿En qué punto necesitó un término técnico?',
      '¿Qué tiene que consultar para prescindir de él?',
    ],
  },
  'self-quiz': {
    name: 'Póngase a prueba',
    description: 'Convierte el texto en preguntas y las responde sin mirar.',
    questions: [
      '¿Qué cinco preguntas debería poder responder un lector después de esto?',
      '¿Puede responderlas sin mirar?',
      '¿Qué respuesta no está en el texto?',
    ],
  },
  'simplest-account': {
    name: 'La explicación más simple',
    description: 'Prefiere la explicación que necesita menos supuestos.',
    questions: [
      '¿Cuál es la explicación más sencilla de los mismos hechos?',
      '¿Qué explica la suya que la sencilla no explique?',
      '¿Qué parte podría quitarse sin pérdida?',
    ],
  },
  counterexample: {
    name: 'Tesis y contraejemplo',
    description: 'Busca el caso que rompe la afirmación y la acota hasta que se sostenga.',
    questions: [
      '¿Cuál es la afirmación, en una frase?',
      '¿Qué caso real la contradice?',
      '¿Cómo debe cambiar la frase para que ambos se mantengan?',
    ],
  },
  hindsight: {
    name: 'Mirar desde el final',
    description: 'Mira la decisión presente desde el día después de la defensa.',
    questions: [
      'El trabajo está hecho: ¿qué se alegra de haber decidido aquí?',
      '¿Qué haría antes?',
      '¿Qué resultó no importar?',
    ],
  },
  'lessons-so-far': {
    name: 'Lecciones hasta ahora',
    description: 'Reúne lo que el trabajo ha enseñado antes de seguir.',
    questions: [
      '¿Qué esperaba al principio que fue distinto?',
      '¿Qué funcionó y conviene mantener?',
      '¿Qué hará de otra manera en el próximo paso?',
    ],
  },
}
