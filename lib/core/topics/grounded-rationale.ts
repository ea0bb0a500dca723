import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { Work } from '@/lib/contracts/work'
import { isCounted, unmatchedFigures } from '@/lib/core/ledger/match-figures'
import { readFigures } from '@/lib/core/ledger/read-figures'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { say } from '@/lib/core/text/say'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { anglePhrases } from './topic-phrases'

/** How much is published, in words or not at all: only the counts of the databases say that. Folded. */
const SAYS_HOW_MUCH = new RegExp(
  [
    String.raw`\b(?:no|few|little|many|most|several|numerous|hundreds of|thousands of|scarce|limited|abundant|plenty of|lack of|any|first|only)\b(?: \w+){0,3} (?:stud(?:y|ies)|research|evidence|literature|papers?|articles?|works?|sources|publications?|records?|authors|scholars|reviews?)\b`,
    String.raw`\b(?:literature|evidence|research|field|topic|area)\b(?: \w+){0,5} (?:scarce|sparse|lacking|limited|abundant|vast|extensive|missing|silent|rich|growing|large)\b`,
    String.raw`\b(?:never|hardly|rarely|barely|seldom|not yet|widely|extensively|under-?|over-?)\s?(?:been )?(?:stud|research|examin|explor|investigat)\w+`,
    String.raw`\b(?:nenhum\w*|ha poucos|poucos|poucas|pouca|muitos|muitas|varios|varias|diversos|diversas|inumer\w+|centenas de|milhares de|falta de|faltam|escass\w+|abundant\w+|maioria d[aeo]s|primeir[oa])\b(?: \w+){0,3} (?:estudos?|pesquisas?|evidencias?|literatura|artigos?|trabalhos?|fontes|publicacoes|registros?|autores|revisoes|revisao)\b`,
    String.raw`\b(?:ningun\w*|no hay|no existen?|pocos|pocas|poca|muchos|muchas|vari[oa]s|divers[oa]s|numeros[oa]s|cientos de|miles de|falta de|faltan|escas\w+|abundant\w+|mayoria de l[ao]s|primer\w*)\b(?: \w+){0,3} (?:estudios?|investigacion\w*|evidencias?|literatura|articulos?|trabajos?|fuentes|publicaciones|registros?|autores|revision\w*)\b`,
    String.raw`\b(?:literatura|evidencia|pesquisa|investigacion|campo|tema|area)\b(?: \w+){0,5} (?:escass\w+|escas[oa]|limitad[oa]|abundante|vast[oa]|ampl[ai][oa]?|rar[oa]|inexistente|crescente|creciente)\b`,
    String.raw`\b(?:nunca|jamais|jamas|pouco|poco|ainda nao|aun no|todavia no|muito|muy|amplamente|ampliamente)\b(?: \w+){0,2} (?:estudad|pesquisad|explorad|investigad|estudiad|abordad)[oa]s?\b`,
  ].join('|'),
)

/**
 * What of a model's reason for an angle may stand: sentences that say how much is published, or hold a figure that none of its records has, are left out, for
 * the counts of the databases say that. Where nothing is left, that it rests on its records. Pure; never throws.
 */
export function groundedRationale(
  rationale: string,
  { works, locale }: { readonly works: readonly Work[]; readonly locale: Locale },
): string {
  const language = localeLanguages[locale]
  const found = works.flatMap(({ title, abstract, year, language: own }) =>
    readFigures(`${title}. ${year ?? ''}. ${abstract ?? ''}`, own),
  )
  const kept = splitSentences(rationale, language).filter(
    ({ text }) =>
      !SAYS_HOW_MUCH.test(foldAccents(text).toLowerCase()) &&
      unmatchedFigures(readFigures(text, language).filter(isCounted), found).length === 0,
  )
  const said = kept.map(({ text }) => text.trim()).join(' ')
  return said || say(anglePhrases, locale, 'whyRecords', { count: works.length })
}
