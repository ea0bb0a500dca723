import type { Locale } from '@/lib/contracts/locale'
import type { ExaminedPaper } from '@/lib/core/paper/examine/examined-paper'
import { readMarkdownTable } from '@/lib/core/paper/markdown-table'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { type PaperPlaceOf, passagesOf, retell, withAbstract, withChapters } from './paper-passages'

/** A fault that is planted into a sound paper at one of its places; null where the paper has no such place. */
export type PaperCorruption = (paper: ExaminedPaper, at: number) => ExaminedPaper | null

type Texts = Readonly<Record<Locale, string>>
const CHAPTER: Texts = { en: 'chapter', 'pt-BR': 'capítulo', es: 'capítulo' }
const cause: Texts = {
  en: 'This shows that the one causes the other.',
  'pt-BR': 'Isso mostra que um causa o outro e leva a ele.',
  es: 'Esto muestra que lo uno provoca lo otro.',
}
const horses: Texts = {
  en: 'The paper asks whether coffee cures malaria in horses.',
  'pt-BR': 'O trabalho pergunta se o café cura a malária em cavalos.',
  es: 'El trabajo pregunta si el café cura la malaria en los caballos.',
}
const filler: Texts = {
  en: 'Everything has two sides, and much can be said of each of them.',
  'pt-BR': 'Tudo tem dois lados, e de cada um muito se pode dizer.',
  es: 'Todo tiene dos lados, y de cada uno se puede decir mucho.',
}
const pattern: Readonly<Record<Locale, (at: number) => string>> = {
  en: (at) => `It is well known that point ${at} deserves further thought.`,
  'pt-BR': (at) => `É sabido que o ponto ${at} merece mais reflexão.`,
  es: (at) => `Es sabido que el punto ${at} merece más reflexión.`,
}

/** Words of a direction with their opposite; the longer ones first. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\bincrease\b/, 'decrease'],
  [/\bincreased\b/, 'decreased'],
  [/\bhigher\b/, 'lower'],
  [/\bdecrease\b/, 'increase'],
  [/\breduced\b/, 'increased'],
  [/\blower\b/, 'higher'],
  [/\baumento\b/, 'redução'],
  [/\bmaior(es)?\b/, 'menor$1'],
  [/\bredução\b/, 'aumento'],
  [/\bmenor(es)?\b/, 'maior$1'],
  [/\bdisminución\b/, 'aumento'],
  [/\breducción\b/, 'aumento'],
  [/\bmás altos\b/, 'más bajos'],
  [/\bmás bajos\b/, 'más altos'],
]

function turned(text: string): string | null {
  const found = turns.find(([words]) => words.test(text))
  return found ? text.replace(...found) : null
}

const QUOTE = /“([^”]{40,})”/
const isTable = (text: string) => readMarkdownTable(text) !== null
const bodyOf = (paper: ExaminedPaper) => passagesOf(paper).filter(({ text }) => !isTable(text))
const tablesOf = (paper: ExaminedPaper) => passagesOf(paper).filter(({ text }) => isTable(text))
const pick = <Item>(items: readonly Item[], at: number): Item | null =>
  items[(at * 7 + 3) % items.length] ?? null

/** Changes one of the passages that fit. */
function change(
  paper: ExaminedPaper,
  all: readonly PaperPlaceOf[],
  { at, write }: { at: number; write: (text: string, place: PaperPlaceOf) => string | null },
): ExaminedPaper | null {
  const fitting = all.flatMap((place) => {
    const text = write(place.text, place)
    return text === null || text === place.text ? [] : [{ place, text }]
  })
  const chosen = pick(fitting, at)
  return chosen ? retell(paper, chosen.place, chosen.text) : null
}

const more = (digits: string) => String(Number(digits) + 11)

/** What a source found, in its own words and unquoted, with a change: a sentence that the source does not bear out. */
function misreport(paper: ExaminedPaper, at: number, turn: (text: string) => string | null) {
  const quoted = bodyOf(paper).flatMap(({ text }) =>
    splitSentences(text, null).flatMap(({ text: sentence }) => {
      const quote = QUOTE.exec(sentence)?.[1]
      const [key] = parseCitations(sentence)
      const wrong = quote === undefined ? null : turn(quote)
      return key === undefined || wrong === null || parseCitations(sentence).length > 1
        ? []
        : [`${wrong.replace(/^\p{L}+: /u, '').replace(/[.\s]+$/, '')} [@${key}].`]
    }),
  )
  const planted = pick(quoted, at)
  const host = pick(
    bodyOf(paper).filter(
      ({ writer }) => writer === 'discussion-writer' || writer === 'literature-review-writer',
    ),
    at,
  )
  return planted && host ? retell(paper, host, `${host.text} ${planted}`) : null
}

/** The kinds of fault, by name. */
export const paperCorruptions: Readonly<Record<string, PaperCorruption>> = {
  'chapter-that-is-none': (paper, at) => {
    const host = pick(bodyOf(paper), at)
    return host && retell(paper, host, `${host.text} (${CHAPTER[paper.locale]} ${20 + at})`)
  },
  'chapter-of-another-number': (paper, at) =>
    change(paper, bodyOf(paper), {
      at: 0,
      write: (text) => {
        const all = [...text.matchAll(/\b(?:chapter|capítulo) (\d+) \(/giu)]
        const one = all[at % Math.max(1, all.length)]
        if (!one || all.length < 2) return null
        const wrong = Number(one[1]) === 2 ? 3 : 2
        return `${text.slice(0, one.index)}${one[0].replace(/\d+/, String(wrong))}${text.slice(one.index + one[0].length)}`
      },
    }),
  'table-that-is-none': (paper, at) =>
    change(paper, bodyOf(paper), {
      at,
      write: (text) => text.replace(/\b((?:table|tabela|tabla) \d+)\.\d+/i, `$1.${17 + at}`),
    }),
  'figure-against-table': (paper, at) =>
    change(paper, bodyOf(paper), {
      at,
      write: (text) => {
        const own = text.replace(/\[[^\]]*@[^\]]*\]|“[^”]*”/g, '')
        if (!/\b(?:table|tabela|tabla) \d+\.\d+/i.test(own)) return null
        return text.replace(/(?<![\d.@\p{L}-])(\d+)(?![\d.,]*\d)(?=[^[\]“”]*$)/u, more)
      },
    }),
  'sum-that-is-none': (paper, at) =>
    change(paper, tablesOf(paper), {
      at,
      write: (text) =>
        text.replace(
          /^(\| (?:All|Total) \|.*\| )(\d+)( \|[^|\n]*\|)$/m,
          (_all, a, n, b) => `${a}${more(n)}${b}`,
        ),
    }),
  'foreign-source': (paper, at) =>
    change(paper, bodyOf(paper), {
      at,
      write: (text) => {
        const [key] = QUOTE.test(text) ? parseCitations(text) : []
        const wrong = paper.sources.find((one) => one.key !== key && one.work.abstract !== null)
        return key === undefined || !wrong ? null : text.replaceAll(`@${key}`, `@${wrong.key}`)
      },
    }),
  'unknown-source': (paper, at) =>
    change(paper, bodyOf(paper), { at, write: (text) => text.replace(/@[a-z0-9-]+/, '@nobody-2020') }),
  'quotation-reversed': (paper, at) =>
    change(paper, bodyOf(paper), {
      at,
      write: (text) => {
        const quote = [...text.matchAll(/“([^”]{40,})”/g)].find(([, said = '']) => turned(said) !== null)?.[1]
        return quote === undefined ? null : text.replace(quote, turned(quote) ?? quote)
      },
    }),
  'quotation-with-another-figure': (paper, at) =>
    change(paper, bodyOf(paper), {
      at,
      write: (text) =>
        text.replace(
          /(“[^”]*?)(\d+)([^”]*”)/,
          (_all, before, digits, after) => `${before}${more(digits)}${after}`,
        ),
    }),
  'quotation-without-source': (paper, at) =>
    change(paper, bodyOf(paper), {
      at,
      write: (text) => {
        const said = splitSentences(text, null).find(({ text: one }) => QUOTE.test(one))?.text
        return said === undefined ? null : text.replaceAll(/\s?\[[^\]]*@[^\]]*\]/g, '')
      },
    }),
  'direction-reversed': (paper, at) => misreport(paper, at, turned),
  'figure-misreported': (paper, at) =>
    misreport(paper, at, (quote) => {
      const wrong = quote.replace(/(?<![\d.,])(\d+)(?=\s?%)/, more)
      return wrong === quote ? null : wrong
    }),
  'limits-missing': (paper) => withChapters(paper, 'discussion-writer', (sections) => sections.slice(0, -1)),
  'limits-empty': (paper) =>
    withChapters(paper, 'discussion-writer', (sections) =>
      sections.map((section, at) =>
        at === sections.length - 1 ? { ...section, paragraphs: [filler[paper.locale]] } : section,
      ),
    ),
  'heading-missing': (paper, at) => {
    const writer = ['introduction-writer', 'methodology-writer', 'conclusion-writer'][at % 3] ?? ''
    return withChapters(paper, writer, (sections) =>
      sections.filter((_, place) => place !== at % sections.length),
    )
  },
  'passage-repeated': (paper, at) => {
    const [from, to] = [
      pick(
        bodyOf(paper).filter(({ text }) => text.length > 150 && !text.includes('“')),
        at,
      ),
      pick(bodyOf(paper), at + 1),
    ]
    return from && to && from.text !== to.text
      ? retell(paper, to, `${to.text}\n\n${from.text}`, 'after')
      : null
  },
  'abstract-against-body': (paper) =>
    withAbstract(paper, (abstract) => ({
      ...abstract,
      results: abstract.results.replace(/\d+/, (digits) => String(Number(digits) + 611)),
    })),
  'abstract-of-another-question': (paper) =>
    withAbstract(paper, (abstract) => ({ ...abstract, aim: horses[paper.locale] })),
  'year-to-come': (paper, at) =>
    change(paper, bodyOf(paper), {
      at,
      write: (text) => text.replace(/(?<![\d.,@a-z“])(?:19|20)\d\d(?!\d)(?=[^[\]“”]*$)/, `20${60 + at}`),
    }),
  'question-unanswered': (paper, at) => {
    const writer = ['literature-review-writer', 'discussion-writer', 'introduction-writer'][at % 3] ?? ''
    return withChapters(paper, writer, (sections) => sections, { answers: [] })
  },
  'work-not-listed': (paper, at) =>
    change(paper, tablesOf(paper), {
      at: 0,
      write: (text) => {
        const rows = text.split('\n').filter((line) => /\[@/.test(line))
        const row = pick(rows, at)
        return row === null ? null : text.replace(`${row}\n`, '').replace(`\n${row}`, '')
      },
    }),
  'retracted-work': (paper, at) => {
    const cited = new Set(bodyOf(paper).flatMap(({ text }) => parseCitations(text)))
    const chosen = pick([...cited], at)
    if (chosen === null) return null
    const retraction = { kind: 'retracted', via: 'crossref' } as const
    const sources = paper.sources.map((one) =>
      one.key === chosen ? { ...one, work: { ...one.work, retraction } } : one,
    )
    return { ...paper, sources }
  },
  'cause-claimed': (paper, at) => {
    const host = pick(
      bodyOf(paper).filter(({ writer }) => writer === 'discussion-writer' || writer === 'conclusion-writer'),
      at,
    )
    return host && retell(paper, host, `${host.text} ${cause[paper.locale]}`)
  },
  'pattern-repeated': (paper, at) => {
    const host = pick(bodyOf(paper), at)
    const sentences = Array.from({ length: 7 }, (_, n) => pattern[paper.locale](n + 31))
    return host && retell(paper, host, `${host.text} ${sentences.join(' ')}`)
  },
}
