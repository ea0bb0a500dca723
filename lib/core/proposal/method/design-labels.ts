import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'

/** Designs by the shortest name that stands in a list. */
export const designLabels: Readonly<Record<Locale, Readonly<Record<DesignId, string>>>> = {
  en: {
    survey: 'survey',
    experiment: 'randomised experiment',
    'quasi-experiment': 'quasi-experiment',
    'secondary-data': 'existing data',
    simulation: 'simulation',
    'systematic-review': 'systematic review',
    interviews: 'interviews',
    'case-study': 'case study',
    'document-analysis': 'document analysis',
    'design-science': 'design science',
    'mixed-sequential': 'mixed methods',
  },
  'pt-BR': {
    survey: 'levantamento por questionário',
    experiment: 'experimento randomizado',
    'quasi-experiment': 'quase-experimento',
    'secondary-data': 'dados existentes',
    simulation: 'simulação',
    'systematic-review': 'revisão sistemática',
    interviews: 'entrevistas',
    'case-study': 'estudo de caso',
    'document-analysis': 'análise documental',
    'design-science': 'design science',
    'mixed-sequential': 'métodos mistos',
  },
  es: {
    survey: 'encuesta',
    experiment: 'experimento aleatorizado',
    'quasi-experiment': 'cuasiexperimento',
    'secondary-data': 'datos existentes',
    simulation: 'simulación',
    'systematic-review': 'revisión sistemática',
    interviews: 'entrevistas',
    'case-study': 'estudio de caso',
    'document-analysis': 'análisis documental',
    'design-science': 'ciencia del diseño',
    'mixed-sequential': 'métodos mixtos',
  },
}
