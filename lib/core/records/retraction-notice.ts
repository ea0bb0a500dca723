import type { Retraction } from '@/lib/contracts/work'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** The kind a Crossref update type stands for; null for updates that say nothing about trust (new_version …). */
export function retractionKind(updateType: string): Retraction['kind'] | null {
  return kinds.get(updateType.toLowerCase().replace(/[\s-]+/g, '_')) ?? null
}

const kinds = new Map<string, Retraction['kind']>([
  ['retraction', 'retracted'],
  ['partial_retraction', 'retracted'],
  ['removal', 'retracted'],
  ['withdrawal', 'retracted'],
  ['expression_of_concern', 'concern'],
  ['correction', 'corrected'],
  ['corrigendum', 'corrected'],
  ['erratum', 'corrected'],
  ['addendum', 'corrected'],
  ['clarification', 'corrected'],
])

const severity: Readonly<Record<Retraction['kind'], number>> = { retracted: 3, concern: 2, corrected: 1 }

/** The gravest notice, the first of equals; null for none. */
export function gravestRetraction(notices: readonly (Retraction | null)[]): Retraction | null {
  let gravest: Retraction | null = null
  for (const notice of notices) {
    if (notice !== null && (gravest === null || severity[notice.kind] > severity[gravest.kind]))
      gravest = notice
  }
  return gravest
}

/** `via` of a mark in a title that no index states. */
export const BY_TITLE = 'title'

/** Words for a retraction in the languages of the product, accents folded; each also stands in running text. */
const RETRACTED = 'retract(?:ed|ion)|retratad[oa]|retratacao|retractad[oa]|retractacion|retraccion'
const TAKEN_BACK = `${RETRACTED}|retirado|withdrawn|removed`
const CONCERN =
  '(?:editorial )?expression of (?:editorial )?concern|(?:expressao|manifestacao) de preocupacao|expresion(?: editorial)? de (?:preocupacion|inquietud)'
const KIND = 'articles?|papers?|chapters?|notice|note|artigos?|articulos?|capitulos?'
const ANNOUNCED =
  '(?:notice|statement) of |(?:nota|aviso|comunicado|notificacao|notificacion) de |(?:artigo|articulo|capitulo) '

/** A mark opens a title and is set off from it: a sign, a bracket, or capital letters alone. */
const opening = new RegExp(
  `^[^\\p{L}\\p{N}]{0,3}(?:${ANNOUNCED})?(?:${TAKEN_BACK})(?: (?:${KIND}))?\\s?[:\\])–—-]`,
  'u',
)
const openingConcern = new RegExp(
  `^[^\\p{L}\\p{N}]{0,3}(?:${CONCERN})\\s?(?:[:\\])–—-]|(?:to|on|about|sobre)\\b|$)`,
  'u',
)
const capitals =
  /^\W{0,3}(?:RETRACTED|RETRACTION|RETRATAD[OA]|RETRACTAD[OA]|WITHDRAWN|RETIRADO)(?: (?:ARTICLE|PAPER|NOTICE))? (?=\p{Lu}?\p{Ll})/u
const closing = new RegExp(`[([](?:${ANNOUNCED})?(?:${TAKEN_BACK})(?: (?:${KIND}))?[)\\]]\\W{0,2}$`, 'u')
const OPENING_MAX = 80

/**
 * What a title says of itself ("RETRACTED: …", "Artigo retratado: …", "… (Retractado)"): the only sign in some records. A title
 * that merely treats of retraction or withdrawal says nothing.
 */
export function retractionOfTitle(title: string, via: string): Retraction | null {
  const beginning = title.trim().slice(0, OPENING_MAX)
  const folded = foldAccents(beginning)
  const end = foldAccents(title.trim().slice(-OPENING_MAX))
  if (opening.test(folded) || closing.test(end) || capitals.test(beginning)) return { kind: 'retracted', via }
  return openingConcern.test(folded) ? { kind: 'concern', via } : null
}
