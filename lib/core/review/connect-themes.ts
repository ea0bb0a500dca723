import type { Locale } from '@/lib/contracts/locale'
import type { Connected, ReviewSentence, StudySentence, Theme, WrittenTheme } from '@/lib/contracts/review'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { speak } from '@/lib/core/text/say'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { themeLinkPhrases } from './review-phrases'
import type { ReviewedSource } from './reviewed-source'
import { saidIn, studyPassages } from './study-passages'

/** A theme of fewer sources than this is thin. */
const THIN_BELOW = 3

interface ConnectOptions {
  readonly themes: readonly Theme[]
  readonly written: readonly WrittenTheme[]
  readonly reviewed: readonly ReviewedSource[]
  readonly question: string
  readonly locale: Locale
}

/** What joins the themes, what is missing in all of them, and an outline of chapters; each link names the sentences in which sources meet two themes. */
export function connectThemes(options: ConnectOptions): Connected {
  return { links: linksOf(options), gaps: gapsOf(options), outline: outlineOf(options) }
}

function linksOf({ themes, reviewed, locale }: ConnectOptions): ReviewSentence[] {
  const t = speak(themeLinkPhrases, locale)
  const byKey = new Map(reviewed.map((one) => [one.source.key, one]))
  const found = themes.flatMap((one, at) =>
    themes.slice(at + 1).flatMap((other): ReviewSentence[] => {
      const support = [...meeting(one, other, byKey), ...meeting(other, one, byKey)]
      const keys = [...new Set(support.map(({ key }) => key))]
      if (keys.length === 0) return []
      const total = new Set([...one.sources, ...other.sources]).size
      const names = { one: one.name, other: other.name }
      return [
        { text: t('link', { ...names, count: keys.length, total, cite: countedCitation(keys) }), support },
      ]
    }),
  )
  return found.length > 0 ? found : [{ text: t('noLink'), support: [] }]
}

/** Sources of a theme that name the concept of another, each with the sentence that names it. */
function meeting(
  { sources }: Theme,
  other: Theme,
  byKey: ReadonlyMap<string, ReviewedSource>,
): ReviewSentence['support'] {
  const names = [other.name, ...other.concepts].map((name) => ` ${cognateStems(name).join(' ')} `)
  return sources.flatMap((key) => {
    const source = byKey.get(key)?.source
    const said = source && sentenceNaming(source, names)
    return said ? [{ key, said }] : []
  })
}

function sentenceNaming(source: ReviewedSource['source'], names: readonly string[]): StudySentence | null {
  for (const passage of studyPassages(source, [])) {
    const sentences =
      passage.place === 'title'
        ? [passage.text]
        : splitSentences(passage.text, passage.language).map(({ text }) => text)
    const found = sentences.find((text) => {
      const stems = ` ${cognateStems(text).join(' ')} `
      return names.some((name) => stems.includes(name))
    })
    if (found !== undefined) return saidIn(passage, found)
  }
  return null
}

function gapsOf({ themes, reviewed, locale }: ConnectOptions): ReviewSentence[] {
  const t = speak(themeLinkPhrases, locale)
  const total = reviewed.length
  const joined = new Set(themes.flatMap(({ sources }) => sources))
  const told = (key: 'rest' | 'unread', members: readonly ReviewedSource[]): ReviewSentence[] => {
    if (members.length === 0) return []
    const cite = countedCitation(members.map(({ source }) => source.key))
    return [{ text: t(key, { count: members.length, total, cite }), support: [] }]
  }
  const languages = new Set(reviewed.map(({ source }) => source.work.language?.slice(0, 2) ?? null))
  const thin = themes
    .filter(({ sources }) => sources.length < THIN_BELOW)
    .map(({ name, sources }) => ({
      text: t('fewSources', { theme: name, count: sources.length, total }),
      support: [],
    }))
  const found = [
    ...thin,
    ...(themes.length === 0
      ? []
      : told(
          'rest',
          reviewed.filter(({ source }) => !joined.has(source.key)),
        )),
    ...told(
      'unread',
      reviewed.filter(({ study }) => study.read === 'title'),
    ),
    ...(total > 1 && languages.size === 1 && !languages.has(null)
      ? [
          {
            text: t('languages', { total, language: languageName([...languages][0] ?? '', locale) }),
            support: [],
          },
        ]
      : []),
  ]
  return found.length > 0 ? found : [{ text: t('noGap'), support: [] }]
}

function outlineOf({ themes, written, question, locale }: ConnectOptions): Connected['outline'] {
  const t = speak(themeLinkPhrases, locale)
  const byId = new Map(written.map((theme) => [theme.id, theme]))
  const resting = (sentences: readonly ReviewSentence[] | undefined) =>
    (sentences ?? []).filter(({ support }) => support.length > 0).length
  const chapters = themes
    .toSorted((a, b) => b.sources.length - a.sources.length)
    .map(({ id, name, sources }) => ({
      title: name,
      sources: [...sources],
      points: [
        t('pointSources', { count: sources.length }),
        t('pointTensions', { count: resting(byId.get(id)?.tensions) }),
        t('pointGaps', { count: resting(byId.get(id)?.gaps) }),
      ],
    }))
  const asked = question === '' ? [] : [t('pointQuestion', { question: question.slice(0, 500) })]
  return [
    { title: t('introduction'), sources: [], points: asked },
    ...chapters,
    ...(themes.length > 1 ? [{ title: t('across'), sources: [], points: [] }] : []),
    { title: t('gaps'), sources: [], points: [] },
  ]
}
