import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'

/** Designs as they are counted in a sentence: singular and plural, small letters. */
export const designNames: Readonly<Record<Locale, Readonly<Record<DesignId, readonly [string, string]>>>> = {
  en: {
    survey: ['survey', 'surveys'],
    experiment: ['experiment', 'experiments'],
    'quasi-experiment': ['quasi-experiment', 'quasi-experiments'],
    'secondary-data': ['analysis of existing data', 'analyses of existing data'],
    simulation: ['simulation', 'simulations'],
    'systematic-review': ['review of the literature', 'reviews of the literature'],
    interviews: ['interview study', 'interview studies'],
    'case-study': ['case study', 'case studies'],
    'document-analysis': ['document analysis', 'document analyses'],
    'design-science': ['design study', 'design studies'],
    'mixed-sequential': ['mixed-methods study', 'mixed-methods studies'],
  },
  'pt-BR': {
    survey: ['levantamento', 'levantamentos'],
    experiment: ['experimento', 'experimentos'],
    'quasi-experiment': ['quase-experimento', 'quase-experimentos'],
    'secondary-data': ['análise de dados existentes', 'análises de dados existentes'],
    simulation: ['simulação', 'simulações'],
    'systematic-review': ['revisão da literatura', 'revisões da literatura'],
    interviews: ['estudo com entrevistas', 'estudos com entrevistas'],
    'case-study': ['estudo de caso', 'estudos de caso'],
    'document-analysis': ['análise documental', 'análises documentais'],
    'design-science': ['desenvolvimento de artefato', 'desenvolvimentos de artefato'],
    'mixed-sequential': ['estudo de métodos mistos', 'estudos de métodos mistos'],
  },
  es: {
    survey: ['encuesta', 'encuestas'],
    experiment: ['experimento', 'experimentos'],
    'quasi-experiment': ['cuasiexperimento', 'cuasiexperimentos'],
    'secondary-data': ['análisis de datos existentes', 'análisis de datos existentes'],
    simulation: ['simulación', 'simulaciones'],
    'systematic-review': ['revisión de la literatura', 'revisiones de la literatura'],
    interviews: ['estudio con entrevistas', 'estudios con entrevistas'],
    'case-study': ['estudio de caso', 'estudios de caso'],
    'document-analysis': ['análisis documental', 'análisis documentales'],
    'design-science': ['desarrollo de artefacto', 'desarrollos de artefacto'],
    'mixed-sequential': ['estudio de métodos mixtos', 'estudios de métodos mixtos'],
  },
}
