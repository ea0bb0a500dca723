import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { languageName } from '@/lib/core/text/language-name'
import { say, type Values, type Words } from '@/lib/core/text/say'
import { citationMark, countedCitation } from './citation-mark'
import { countOf, shareOfSources } from './counted-words'
import { messageValues } from './message-values'
import { type CitedSource, placeOf } from './source-text'

/**
 * The kit that what is written without a language model is written with. Everything comes back as text with citations as
 * `[@key]`, or '' where it was refused: a sentence stands in a document only when the sources at hand support it.
 *
 * Terminology
 *   claim       a sentence that names its sources; each of them says it, and the place is given
 *   count       so many of all, with those of which it is not known
 *   quotation   a sentence of a source, word for word
 *   refusal     what was left out, and why
 */
export type RefusalReason =
  | 'no-source'
  | 'unknown-source'
  | 'not-in-source'
  | 'not-a-count'
  | 'count-above-total'
  | 'total-unsaid'
  | 'unknown-unsaid'

export interface Refusal {
  readonly reason: RefusalReason
  /** The key of the message that would have been written. */
  readonly message: string
  /** The source, sentence or figures it is about. */
  readonly about: string
}

/** That a source says something: a sentence of its title or abstract. */
export interface Support {
  readonly key: string
  readonly sentence: string
}

export interface Count {
  readonly count: number
  readonly total: number
  /** Of how many it is not known; they are neither counted nor taken to say the opposite. */
  readonly unknown: number
  /** Sources behind the count that are cited with it; may be fewer than are counted. */
  readonly keys: readonly string[]
}

export interface FloorWriter {
  /** The message with `{cite}`: the sources whose sentences support it. Refused without a source, or where one does not say it. */
  claim<Key extends string>(words: Words<Key>, key: Key, support: readonly Support[], values?: Values): string
  /**
   * The message with `{count}`, `{total}`, `{unknown}`, `{cite}`, `{counted}` ("three") and `{share}` ("three of the 12 sources").
   * Refused where the figures cannot be, and where the message keeps the total, or those of which it is not known, to itself.
   */
  counted<Key extends string>(words: Words<Key>, key: Key, count: Count, values?: Values): string
  /**
   * The message with `{quote}`, `{cite}`, `{key}`, `{place}` ('title' or 'abstract'), `{language}` and `{foreign}` ('yes' where the source's
   * language is known and not the reader's). Refused unless the quotation stands in the source word for word.
   */
  quotation<Key extends string>(words: Words<Key>, key: Key, quotation: Support, values?: Values): string
}

export interface FloorOptions {
  readonly locale: Locale
  readonly sources: readonly CitedSource[]
  /** Called once for each refusal. It throws in tests; where a person waits it is told and the sentence is left out. */
  readonly onRefusal: (refusal: Refusal) => void
  /** Puts values into a message; prepositions and articles are joined there where a language needs it. */
  readonly fill?: <Key extends string>(words: Words<Key>, locale: Locale, key: Key, values: Values) => string
}

export function writeFloor({ locale, sources, onRefusal, fill = say }: FloorOptions): FloorWriter {
  const byKey = new Map(sources.map((source) => [source.key, source]))
  const refuse = (reason: RefusalReason, message: string, about: string) => {
    onRefusal({ reason, message, about })
    return ''
  }
  return {
    claim(words, key, support, values = {}) {
      if (support.length === 0) return refuse('no-source', key, '')
      const fault = support.map((one) => supportFault(one, byKey)).find((found) => found !== null)
      if (fault) return refuse(fault.reason, key, fault.about)
      return fill(words, locale, key, { ...values, cite: citationMark(support.map((one) => one.key)) })
    },
    counted(words, key, given, values = {}) {
      const reason = countFault(given, byKey) ?? unsaid(given, messageValues(words.message(locale, key)))
      const { count, total, unknown, keys } = given
      if (reason) return refuse(reason, key, `${count} + ${unknown} / ${total} ${keys.join(' ')}`)
      return fill(words, locale, key, {
        ...values,
        count,
        total,
        unknown,
        counted: countOf(count, locale),
        share: shareOfSources(count, total, locale),
        cite: countedCitation(keys),
      })
    },
    quotation(words, key, quotation, values = {}) {
      const source = byKey.get(quotation.key)
      const place = source ? placeOf(quotation.sentence, source) : null
      if (!source || place === null) {
        const fault = supportFault(quotation, byKey)
        return refuse(fault?.reason ?? 'not-in-source', key, fault?.about ?? quotation.sentence)
      }
      return fill(words, locale, key, {
        ...values,
        quote: quotation.sentence,
        cite: citationMark([quotation.key]),
        key: quotation.key,
        place,
        ...languageValues(source, locale),
      })
    },
  }
}

type Fault = Pick<Refusal, 'reason' | 'about'>

function supportFault({ key, sentence }: Support, byKey: ReadonlyMap<string, CitedSource>): Fault | null {
  const source = byKey.get(key)
  if (!source) return { reason: 'unknown-source', about: key }
  return placeOf(sentence, source) === null ? { reason: 'not-in-source', about: sentence } : null
}

function countFault({ count, total, unknown, keys }: Count, byKey: ReadonlyMap<string, CitedSource>) {
  const isWhole = [count, total, unknown].every((figure) => Number.isSafeInteger(figure) && figure >= 0)
  if (!isWhole) return 'not-a-count'
  if (count + unknown > total || new Set(keys).size > count) return 'count-above-total'
  return keys.every((key) => byKey.has(key)) ? null : 'unknown-source'
}

function unsaid({ unknown }: Count, values: ReadonlySet<string>): RefusalReason | null {
  if (!values.has('total') && !values.has('share')) return 'total-unsaid'
  return unknown > 0 && !values.has('unknown') ? 'unknown-unsaid' : null
}

function languageValues({ language }: CitedSource, locale: Locale): Values {
  const isForeign = language !== null && language !== localeLanguages[locale]
  return {
    language: language === null ? '' : languageName(language, locale),
    foreign: isForeign ? 'yes' : 'no',
  }
}
