import type { VocabularyPart } from './vocabulary-part'

export const humanities: VocabularyPart = {
  field: 'humanities',
  role: null,
  lines: [
    'literature | literatura | literatura',
    'poetry | poesia | poesía',
    'philosophy | filosofia | filosofía',
    'ethics | ética | ética',
    'history | história | historia',
    'archaeology; archeology | arqueologia | arqueología',
    'translation studies | estudos da tradução | estudios de traducción; traductología',
    'discourse analysis | análise do discurso | análisis del discurso',
    'bilingualism | bilinguismo | bilingüismo',
    'linguistics | linguística | lingüística',
    'cinema; film | cinema | cine',
    'music | música | música',
    'slavery | escravidão | esclavitud',
    'colonialism | colonialismo | colonialismo',
  ],
}
