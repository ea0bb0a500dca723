import type { Locale } from '@/lib/contracts/locale'
import type { DesignId, MethodologyStage } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import type { AskedTopic } from '../question/question-type'
import { designTextsOf, surveyStrandTexts } from './design-texts'
import { methodologyPhrases } from './methodology-phrases'
import { cueReader } from './read-cues'

const asksLiterature = cueReader({
  en: 'literature|review of|synthesise*|synthesize*|state of the art|what is known|published|map the',
  pt: 'literatura|revisao|revisar|estado da arte|o que se sabe|publicad*|mapear',
  es: 'literatura|revision|revisar|estado del arte|que se sabe|publicad*|mapear',
})
const asksDelivery = cueReader({
  en: 'propose|recommend*|formulate|guideline*|implications|derive',
  pt: 'propor|recomenda*|formular|diretrizes|implicacoes|derivar',
  es: 'proponer|recomenda*|formular|directrices|implicaciones|derivar',
})

type Role = 'literature' | 'gather' | 'analyse' | 'deliver'

/**
 * The methods of a plan with the specific objectives (from 0) that each serves. Gathering and analysing serve every objective that is
 * not about the literature alone, so that no objective is left without a method; methods that serve none are left out.
 */
export function methodsFor(
  design: DesignId,
  {
    objectives,
    locale,
    asked,
  }: { readonly objectives: readonly string[]; readonly locale: Locale; readonly asked: AskedTopic | null },
): MethodologyStage['methods'] {
  if (design === 'mixed-sequential') return mixedMethods(objectives, asked, locale)
  const texts = designTextsOf(design, locale, asked)
  const roles = objectives.map((objective) => rolesOf(objective, design))
  const serving = (role: Role): number[] => roles.flatMap((some, at) => (some.includes(role) ? [at] : []))
  return [
    { method: say(methodologyPhrases, locale, 'literature'), objectives: serving('literature') },
    { method: texts.gather, objectives: serving('gather') },
    { method: texts.analyse, objectives: serving('analyse') },
    { method: say(methodologyPhrases, locale, 'deliver'), objectives: serving('deliver') },
  ].filter((method) => method.objectives.length > 0)
}

/** What asks what people say of it, and what asks where that and the figures meet; anything else is answered by figures. */
const asksAccounts = cueReader({
  en: 'explanations|accounts|in their own words|participants',
  pt: 'explicacoes|explicam|relatos|em suas proprias palavras|participantes',
  es: 'explicaciones|explican|relatos|con sus propias palabras|participantes',
})
const asksBoth = cueReader({
  en: 'figures and _ accounts|figures and these accounts|preceding objectives',
  pt: 'numeros e esses relatos|objetivos anteriores',
  es: 'cifras y estos relatos|objetivos anteriores',
})

/** Each strand of a mixed design serves the objectives that it answers, and both together those that join them. */
function mixedMethods(
  objectives: readonly string[],
  asked: AskedTopic | null,
  locale: Locale,
): MethodologyStage['methods'] {
  const strands = objectives.map((objective) => {
    if (asksBoth(objective)) return 'both'
    if (asksLiterature(objective)) return 'literature'
    return asksAccounts(objective) ? 'accounts' : 'figures'
  })
  const serving = (...wanted: readonly string[]) =>
    strands.flatMap((strand, at) => (wanted.includes(strand) ? [at] : []))
  const figures = surveyStrandTexts(asked, locale)
  const [accounts, joined] = [
    designTextsOf('interviews', locale, null),
    designTextsOf('mixed-sequential', locale, null),
  ]
  return [
    { method: say(methodologyPhrases, locale, 'literature'), objectives: serving('literature') },
    { method: figures.gather, objectives: serving('figures') },
    { method: figures.analyse, objectives: serving('figures') },
    { method: accounts.gather, objectives: serving('accounts') },
    { method: accounts.analyse, objectives: serving('accounts') },
    { method: joined.gather, objectives: serving('both') },
    { method: joined.analyse, objectives: serving('both') },
  ].filter((method) => method.objectives.length > 0)
}

function rolesOf(objective: string, design: DesignId): readonly Role[] {
  // A review of the literature is itself the gathering where the whole design is one.
  if (asksLiterature(objective))
    return design === 'systematic-review' ? ['gather', 'analyse'] : ['literature']
  return asksDelivery(objective) ? ['analyse', 'deliver'] : ['gather', 'analyse']
}
