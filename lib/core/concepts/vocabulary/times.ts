import type { VocabularyPart } from './vocabulary-part'

export const times: VocabularyPart = {
  field: 'humanities',
  role: 'time',
  lines: [
    'COVID-19 pandemic; COVID pandemic; coronavirus pandemic; pandemic period | pandemia de COVID-19; pandemia da COVID-19; pandemia de covid; pandemia do coronavírus; período pandêmico | pandemia de COVID-19; pandemia por COVID-19; pandemia del coronavirus; pandemia del COVID-19',
    'post-pandemic; post-pandemic period; post-COVID-19; post-COVID; post-pandemic context | pós-pandemia; período pós-pandemia; pós-pandêmico; pós-COVID-19 | pospandemia; postpandemia; período pospandémico; postcovid',
    'lockdown; quarantine; COVID-19 lockdown; social isolation measures; social distancing | lockdown; quarentena; confinamento; distanciamento social; isolamento social na pandemia | confinamiento; cuarentena; distanciamiento social; aislamiento social preventivo',
    'influenza pandemic; Spanish flu; 1918 influenza pandemic | gripe espanhola; pandemia de influenza; pandemia de 1918 | gripe española; pandemia de influenza; pandemia de 1918',
    'emergency remote teaching; emergency remote education; remote teaching; remote learning | ensino remoto emergencial; ensino remoto; aulas remotas; educação remota | enseñanza remota de emergencia; educación remota; enseñanza remota; clases remotas',
    'return to school; return to face-to-face classes; school reopening; school closures | retorno às aulas presenciais; volta às aulas; reabertura das escolas; fechamento das escolas | regreso a clases presenciales; retorno a clases; reapertura de escuelas; cierre de escuelas',
  ],
}
