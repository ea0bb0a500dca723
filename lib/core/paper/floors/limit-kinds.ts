import { cueMatcher } from '@/lib/core/evidence/find-cue'

/** Kinds of limits that authors state, the more telling first; a sentence has the first that fits. */
const kinds = [
  [
    'follow-up',
    cueMatcher({
      en: 'follow-up|follow up|attrition|losses|dropout*|long-term|long term|cross-sectional',
      pt: 'acompanhamento*|seguimento|perdas|longo prazo|transversal|desistencia*',
      es: 'seguimiento|perdidas|largo plazo|transversal|abandono*',
    }),
  ],
  [
    'self-report',
    cueMatcher({
      en: 'self-report*|self report*|recall',
      pt: 'autorrelat*|autodeclarad*|memoria',
      es: 'autoinform*|autorreport*|recuerdo',
    }),
  ],
  [
    'evidence',
    cueMatcher({
      en: 'primary studies|included studies|publication bias|heterogene*|languages',
      pt: 'estudos primarios|estudos incluidos|vies de publicacao|heterogene*|idiomas',
      es: 'estudios primarios|estudios incluidos|sesgo de publicacion|heterogene*|idiomas',
    }),
  ],
  [
    'cause',
    cueMatcher({
      en: 'causal*|observational|confound*|no control group|uncontrolled',
      pt: 'causa*|observacional|confundi*|confusao|sem grupo controle',
      es: 'causal*|observacional|confusion|sin grupo control',
    }),
  ],
  [
    'sample',
    cueMatcher({
      en: 'sample*|generali*|participant*|only|single|restricted to|small',
      pt: 'amostra*|generaliz*|participante*|apenas|somente|restringiu*|pequen*',
      es: 'muestra*|generaliz*|participante*|solo|solamente|restringio*|pequen*',
    }),
  ],
] as const

export type LimitKind = (typeof kinds)[number][0] | 'other'
export const limitKinds: readonly LimitKind[] = [...kinds.map(([kind]) => kind), 'other']

/** What a stated limit is about. Never throws. */
export function limitKindOf(text: string, language: string | null): LimitKind {
  return kinds.find(([, names]) => names(text, language) !== null)?.[0] ?? 'other'
}
