import type { Locale } from '@/lib/contracts/locale'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { placesNamed, populationsNamed } from '@/lib/core/evidence/study-settings'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { definite, lowerFirst } from '@/lib/core/writing/noun-phrases'
import { isFirstPerson } from './printable-lines'

/** Constraints of means, not of scope: they limit how, not about what. */
const ofMeans = cueMatcher({
  en: 'budget|money|funding|fund|time|travel*|remote*|online|on-line|hours|job|full-time|part-time|equipment|access',
  pt: 'orcamento|dinheiro|verba|recursos|financiamento|tempo|viaj*|viagens|remot*|online|on-line|distancia|horas|emprego|trabalho em tempo|equipamento*|acesso',
  es: 'presupuesto|dinero|fondos|recursos|financiacion|financiamiento|tiempo|viaj*|remot*|linea|online|on-line|distancia|horas|empleo|equipo*|acceso',
})
const only =
  /^(?:only|just|apenas|somente|s[oó]|solo|s[oó]lo|solamente|unicamente|limited to|limitado a|restrito a)\s+(?:in |em |en )?|[,;]?\s+(?:only|apenas|somente|solamente)$/i

/** The limits of place, group or period that the student set, as written but without "only". */
export function scopeLimits({ profile }: Pick<ProposalBrief, 'profile'>): readonly string[] {
  return profile.constraints
    .filter((constraint) => isScope(constraint) && !isFirstPerson(constraint))
    .map((constraint) =>
      constraint
        .replace(only, '')
        .replace(only, '')
        .replace(/[\s.]+$/, '')
        .trim(),
    )
    .filter((limit) => limit !== '' && limit.length <= 120)
}

function isScope(constraint: string): boolean {
  const hasSetting = placesNamed(constraint).length > 0 || populationsNamed(constraint).length > 0
  if (hasSetting || /(?:19|20)\d{2}/.test(constraint)) return true
  return only.test(constraint) && ofMeans(constraint, null) === null
}

/** A limit inside a sentence, with its article: "os hospitais públicos de Fortaleza", "the period 2010–2022". */
export function limitPhrase(limit: string, locale: Locale): string {
  const phrase = lowerFirst(limit)
  return locale === 'en' ? phrase.replace(/^(?=period\b)/, 'the ') : definite(phrase, locale)
}

/** Limits of means ("no budget"), as written. */
export function meansLimits({ profile }: Pick<ProposalBrief, 'profile'>): readonly string[] {
  return profile.constraints.filter((constraint) => !isScope(constraint))
}

const narrower = cueMatcher({
  en: 'narrow*|scope|too broad|too wide|reduce*|fewer|deficit|hours|deadline|not feasible|infeasible|limit*|focus*|smaller|simplif*',
  pt: 'restring*|escopo|recorte|delimit*|amplo|ampla|amplos|amplas|amplitude|reduz*|menos|deficit|horas|prazo|inviavel|limit*|foc*|menor|simplif*',
  es: 'restring*|alcance|acot*|delimit*|amplio|amplios|amplias|demasiado amplia|muy amplia|amplitud|reduc*|reduz*|menos|deficit|horas|plazo|inviable|limit*|enfoc*|menor|simplif*',
})

/** "Pelo menos oito fontes" asks for more. */
const AT_LEAST = /(?<!\p{L})(?:ao|pelo|al|por lo) menos(?!\p{L})/giu

/** Whether a note asks for less: a narrower scope, fewer hours, an earlier end. */
export function asksForLess(note: string): boolean {
  return narrower(note.replace(AT_LEAST, ' '), null) !== null
}

/** Whether a text says the limit already, whatever the case and accents. */
export function holdsLimit(text: string, limit: string): boolean {
  return foldAccents(text).includes(foldAccents(limit))
}
