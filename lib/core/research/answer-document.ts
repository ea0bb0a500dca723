import type { Block, DocumentTree, Inline } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { JudgedSentence, ResearchAnswer, ResearchSource } from '@/lib/contracts/research'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/research.json'
import es from '@/messages/es/floor/research.json'
import ptBR from '@/messages/pt-BR/floor/research.json'
import { answerLocale } from './write-answer'

const words = readWords({ en, 'pt-BR': ptBR, es })('document')

interface DocumentOptions {
  readonly question: string
  readonly answer: ResearchAnswer
  readonly engine: string
  /** Of the page. */
  readonly locale: Locale
  /** YYYY-MM-DD. */
  readonly date: string
  readonly author: string
}

/** An answer as a document: the question, the sentences with numbered citations, and each source with its place and the words that bear it out. */
export function answerDocument({
  question,
  answer,
  engine,
  locale,
  date,
  author,
}: DocumentOptions): DocumentTree {
  const language = answerLocale(answer.language, locale)
  const shown = answer.sentences.filter(({ held }) => !held)
  const numbers = [...new Set(shown.map(({ paragraph }) => paragraph))]
  const origin = { stage: 'research', engine }
  const paragraphs: Block[] = numbers.map((number) => ({
    kind: 'paragraph',
    id: `answer.p${number}`,
    role: 'body',
    origin,
    inlines: shown.filter(({ paragraph }) => paragraph === number).flatMap(inlinesOf),
  }))
  const said: Block[] =
    paragraphs.length > 0
      ? paragraphs
      : [
          {
            kind: 'paragraph',
            id: 'answer.p0',
            role: 'body',
            origin,
            inlines: [{ kind: 'text', text: answer.text }],
          },
        ]
  const references: Block[] =
    answer.sources.length === 0
      ? []
      : [
          {
            kind: 'heading',
            id: 'references',
            level: 2,
            text: say(words, language, 'references'),
            numbered: false,
          },
          {
            kind: 'references',
            id: 'references.list',
            entries: answer.sources.map((source, at) => ({
              key: keyOf(at),
              inlines: entryOf(source, { number: at + 1, language }),
            })),
          },
        ]
  return {
    title: question.slice(0, 300),
    subtitle: '',
    author,
    institution: '',
    advisor: '',
    city: '',
    date,
    nature: say(words, language, 'nature'),
    language,
    style: 'apa',
    keywords: [],
    banner: '',
    chapters: [
      {
        id: 'answer',
        blocks: [
          { kind: 'heading', id: 'answer', level: 1, text: question.slice(0, 300), numbered: false },
          ...said,
          ...references,
        ],
      },
    ],
  }
}

const keyOf = (place: number) => `s${place + 1}`

function inlinesOf({ row, cites }: JudgedSentence): readonly Inline[] {
  const marks = cites.map((place): Inline => ({ kind: 'cite', text: `[${place + 1}]`, keys: [keyOf(place)] }))
  return [{ kind: 'text', text: `${row.claim} ` }, ...marks, { kind: 'text', text: ' ' }]
}

function entryOf(
  { name, url, locator, quote }: ResearchSource,
  { number, language }: { readonly number: number; readonly language: Locale },
): readonly Inline[] {
  const place = locator ? say(words, language, locator.type, { value: String(locator.value) }) : ''
  const told = [`[${number}] ${name}`, place, quote === '' ? '' : `“${quote}”`].filter((part) => part !== '')
  const address: Inline[] = url === null ? [] : [{ kind: 'link', text: url, href: url }]
  return [{ kind: 'text', text: `${told.join('. ')} ` }, ...address]
}
