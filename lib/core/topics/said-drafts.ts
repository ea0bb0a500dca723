import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { Work } from '@/lib/contracts/work'
import type { GlossaryConcept } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { say } from '@/lib/core/text/say'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { angleDraftOf, angleEvidenceOf, type Draft } from './angle-drafts'
import { askedWords } from './angle-subject'
import { isOfAsked, isPartOfSubject } from './evidence-cells'
import { type Made, outOf, placeOfInterest } from './made-subject'
import { conceptsIn, isThing } from './read-records'
import { contradictions, futureWork, type QuotedSentence } from './said-gaps'
import { anglePhrases } from './topic-phrases'

/** What authors ask to be studied: a thing that other records are about, too. */
export function futureDrafts(made: Made): readonly Draft[] {
  const { subject, shared, second, locale } = made
  return futureWork(subject.records.map(({ work }) => work)).flatMap(({ work, quote }) => {
    if (!namesSubject(quote, made) || !asksForMore.test(foldAccents(quote))) return []
    const named = conceptsIn(quote, work.language)
    const other = shared.find(
      ({ concept }) => named.includes(concept) && !isJoined(quote, concept, made),
    )?.concept
    const isSecond = second !== null && named.includes(second.concept)
    if (!other && !isSecond) return []
    return [
      angleDraftOf(subject, 'Pair', {
        other,
        place: placeOfInterest(subject),
        type: 'future-work',
        rationale: say(anglePhrases, locale, namesGroup(work, made) ? 'whyFuture' : 'whyFutureOthers'),
        out: outOf(made, { thing: other ?? null, facet: null }),
        evidence: [angleEvidenceOf(work, quote)],
        locale,
      }),
    ]
  })
}

/** "Hybrid work and telework act on turnover": two that stand in one row are not what one does to the other. */
function isJoined(quote: string, { names }: GlossaryConcept, { asked }: Made): boolean {
  const read = foldAccents(quote).toLowerCase()
  const others = Object.values(names).flat()
  return (asked[0]?.words ?? []).some((word) =>
    others.some((other) => {
      const [one, two] = [word, other].map((name) => foldAccents(name).toLowerCase())
      return ['and', 'or', 'e', 'ou', 'y', 'o'].some(
        (link) => read.includes(`${one} ${link} ${two}`) || read.includes(`${two} ${link} ${one}`),
      )
    }),
  )
}

/** A request, not a hope or what the authors plan themselves. */
const asksForMore =
  /(?<!\p{L})(?:need\p{L}*|should|must|remain\p{L}*|warrant\p{L}*|recommend\p{L}*|call for|necessari\p{L}*|necessit\p{L}*|dev(?:e|em|eria|eriam)|precisa\p{L}*|sug(?:ere|erem|iere|ieren)|recomenda\p{L}*|falta\p{L}*|necesita\p{L}*|deb(?:e|en|eria|erian)|requier\p{L}*|hacen falta)(?!\p{L})/u

/** Two results on the subject and one other thing that went opposite ways; the pair with most words in common. */
export function contradictionDrafts(made: Made): readonly Draft[] {
  const { subject, locale } = made
  const { shared, second, asked } = made
  const first = asked.slice(0, 1)
  const beside = askedWords(subject.beside, subject.language)
  const subjectNames = first.flatMap(({ words }) => words.map((word) => stemsIn(word).trim()))
  const drafts = contradictions(subject.records.map(({ work }) => work)).flatMap(({ one, other }) => {
    if (!namesSubject(one.quote, made) || !namesSubject(other.quote, made)) return []
    // Opposite results on other people say nothing of the group that the student named.
    if (![one, other].every(({ work }) => namesGroup(work, made))) return []
    const others = conceptsIn(withoutSufferers(other.quote), other.work.language)
    const both = conceptsIn(withoutSufferers(one.quote), one.work.language).filter((concept) =>
      others.includes(concept),
    )
    const isApart = (concept: GlossaryConcept) =>
      [one.quote, other.quote].every((quote) => !isPartOfSubject(concept, stemsIn(quote), subjectNames))
    const things = both.filter(
      (concept) => isThing(concept) && !isOfAsked(concept, [...first, ...beside]) && isApart(concept),
    )
    const phrase = phraseOf(one, other, made)
    const about =
      things.find((concept) => shared.some((one) => one.concept === concept)) ??
      things.at(0) ??
      (phrase !== null && isApart(phrase) ? phrase : null)
    if (!about) return []
    return [
      angleDraftOf(subject, 'Contradiction', {
        other: about === second?.concept ? undefined : about,
        place: placeOfInterest(subject),
        type: 'contradiction',
        rationale: say(anglePhrases, locale, 'whyContradiction'),
        out: outOf(made, { thing: about, facet: null }),
        evidence: [angleEvidenceOf(one.work, one.quote), angleEvidenceOf(other.work, other.quote)],
        locale,
      }),
    ]
  })
  return drafts.slice(0, 1)
}

/** "In patients with cancer pain": whom it was found in, not what was found. */
const sufferers =
  /(?<!\p{L})(?:patients|people|persons|individuals|adults|children|women|men|subjects|pacientes|pessoas|personas|crian[cç]as|ni[nñ]os|mulheres|mujeres|adultos) (?:with|com|con) (?:(?!(?:and|or|e|ou|y|o|had|has|have|was|were|showed)(?!\p{L}))\p{L}+ ?){1,3}/giu
const withoutSufferers = (quote: string): string => quote.replace(sufferers, ' ')

/**
 * Several words that two sentences of the reader's language have in common and that one of the titles or keywords names, for a thing that no
 * vocabulary has; the longest.
 */
function phraseOf(
  one: QuotedSentence,
  other: QuotedSentence,
  { asked, locale }: Made,
): GlossaryConcept | null {
  const language = localeLanguages[locale]
  if (one.work.language !== language || other.work.language !== language) return null
  const within = ` ${cognateStems(other.quote).join(' ')} `
  const subjects = [one, other].flatMap(({ work }) => [work.title, ...(work.keywords ?? [])])
  const named = subjects.map((text) => ` ${cognateStems(text).join(' ')} `)
  const runs = wordsOf(one.quote)
    .map(({ text }) => (isQueryStopWord(text, language) || !/^\p{L}+$/u.test(text) ? '|' : text))
    .join(' ')
    .split('|')
    .flatMap((run) => shorterRuns(run.trim().split(' ')))
  const [found] = runs
    .filter((run) => {
      const key = ` ${cognateStems(run.join(' ')).join(' ')} `
      return run.length > 1 && within.includes(key) && named.some((subject) => subject.includes(key))
    })
    .map(
      (run): GlossaryConcept => ({
        field: 'general',
        role: null,
        names: { en: [], pt: [], es: [], [language]: [run.join(' ')] },
      }),
    )
    .filter((concept) => !isOfAsked(concept, asked))
    .toSorted((a, b) => (b.names[language][0]?.length ?? 0) - (a.names[language][0]?.length ?? 0))
  return found ?? null
}

const shorterRuns = (run: readonly string[]): readonly (readonly string[])[] =>
  run.flatMap((_, from) => run.slice(from + 1).map((_, more) => run.slice(from, from + more + 2)))

const stemsIn = (text: string): string => ` ${cognateStems(text).join(' ')} `

/** Whether a work names the group of the interest, where it has one. */
function namesGroup({ title, abstract }: Work, { subject: { group, language } }: Made): boolean {
  if (group === null) return true
  const read = stemsIn(`${title} . ${abstract ?? ''}`)
  return askedWords([group], language).some(({ words }) => words.some((word) => read.includes(stemsIn(word))))
}

/** Whether a text names the first thing of the subject, in any language. */
function namesSubject(text: string, { asked }: Made): boolean {
  const read = ` ${cognateStems(text).join(' ')} `
  return (asked[0]?.words ?? []).some((word) => read.includes(` ${cognateStems(word).join(' ')} `))
}
