import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readRecords } from '@/lib/cli/read-records'
import type { Locale } from '@/lib/contracts/locale'
import { type AskedThing, askedThings } from '@/lib/core/proposal/problem/asked-things'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { type Half, halfOf, halves } from './answers-data'
import { goodProposal } from './corrupted'
import type { TrustRow } from './row'
import { Topic as LabelledTopic } from './score-topics'
import { setsOf } from './set-files'

const TOLD_MIN01 = 0.8
const ALARMS_MAX01 = 0.03
/** As many sources as a proposal is asked for. */
const SOURCES = 8
const SAMPLES_MAX = 4

const Topic = LabelledTopic.extend({ field: z.string() })
type Topic = z.infer<typeof Topic>
const Review = z.looseObject({
  key: z.string(),
  file: z.string(),
  topic: z.string().optional(),
  query: z.string().optional(),
})

interface Asked {
  readonly id: string
  readonly things: readonly AskedThing[]
}

/**
 * Whether it is said that no source speaks of what is asked. By labels: sources that have the topic's words alone leave out each central concept or outcome of which
 * the topic has no name. Of real reviews, whose own studies speak of what they ask, and of sources with the question's words nothing may be called missing.
 */
export async function rows(...folders: readonly string[]): Promise<TrustRow[]> {
  const file = path.join(folders[0] ?? '', 'topics', 'topics.jsonl')
  const topics = existsSync(file)
    ? (await readFile(file, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => Topic.parse(JSON.parse(line)))
    : []
  const asked = topics.filter(({ question }) => question !== '')
  const lost = asked.filter(isLeftOut).map((topic) => read(topic, 'without the question'))
  const kept = asked.map((topic) => read(topic, 'with the question'))
  const reviews = await readReviews(folders)
  return halves.flatMap((half) => [
    toldRow(of(lost, half), half),
    alarmRow(of(kept, half), `given topics, sources with the question, half ${half}`),
    alarmRow(of(reviews, half), `real reviews, ${SOURCES} of their own studies, half ${half}`),
  ])
}

const of = (all: readonly Asked[], half: Half): readonly Asked[] =>
  all.filter(({ id }) => halfOf(id) === half)

/** Some concept that the labels call central or an outcome, of which the topic has no name. */
function isLeftOut({ topic, lang, concepts }: Topic): boolean {
  const said = ` ${cognateStems(topic).join(' ')} `
  return concepts.some(({ name, role, names }) => {
    const all = [name, ...(names[lang] ?? [])].map((text) => ` ${cognateStems(text).join(' ')} `)
    return (role === 'central' || role === 'outcome') && !all.some((stems) => said.includes(stems))
  })
}

function read(topic: Topic, abstracts: 'with the question' | 'without the question'): Asked {
  const { brief, literature } = goodProposal(topic, 0, abstracts)
  const works = literature.sources.map(({ work }) => work)
  return { id: topic.id, things: askedThings(brief, works) }
}

async function readReviews(folders: readonly string[]): Promise<Asked[]> {
  const all = setsOf(folders, 'screening', Review).map(async ({ folder, key, file, topic, query }) => {
    const asked = query ?? topic
    if (asked === undefined) return []
    const studies = (await readRecords(path.join(folder, file))).filter(
      ({ label, abstract }) => label === 1 && typeof abstract === 'string' && abstract !== '',
    )
    const samples = Math.min(SAMPLES_MAX, Math.floor(studies.length / SOURCES))
    return Array.from({ length: samples }, (_, at) => {
      const works = studies
        .slice(at * SOURCES, (at + 1) * SOURCES)
        .map(({ title, abstract }) =>
          workFixture({ title: String(title), abstract: String(abstract), language: 'en', year: 2010 }),
        )
      const locale: Locale = 'en'
      return { id: key, things: askedThings({ topic: topic ?? asked, question: asked, locale }, works) }
    })
  })
  return (await Promise.all(all)).flat()
}

function toldRow(all: readonly Asked[], half: Half): TrustRow {
  const told = all.filter(({ things }) => things.some(({ naming }) => naming !== 'named'))
  const held = all.filter(({ things }) => things.some(({ naming }) => naming === 'unnamed'))
  const share01 = told.length / all.length
  return {
    what: 'asked about and named by no source: said',
    data: `given topics, sources without the question, half ${half}`,
    reference: `${all.length} proposals, by the labels of their concepts`,
    target: `≥ ${TOLD_MIN01}`,
    measured: share01.toFixed(3),
    reached: half === 'report' ? share01 >= TOLD_MIN01 : null,
    note: `held ${held.length}, else said openly`,
  }
}

function alarmRow(all: readonly Asked[], data: string): TrustRow {
  const alarms = all.filter(({ things }) => things.some(({ naming }) => naming === 'unnamed'))
  const share01 = alarms.length / all.length
  return {
    what: 'held for want of sources that are there',
    data,
    reference: `${all.length} sets of sources`,
    target: `≤ ${ALARMS_MAX01}`,
    measured: share01.toFixed(3),
    reached: data.endsWith('report') ? share01 <= ALARMS_MAX01 : null,
    note: [...new Set(alarms.map(({ id }) => id))].join(', '),
  }
}
