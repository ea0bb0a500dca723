import type { Block, BlockOrigin, Chapter, Inlines } from '@/lib/contracts/document-tree'
import { searchesChapter } from '@/lib/core/review/review-search'
import { languageName } from '@/lib/core/text/language-name'
import { plainHeading } from '@/lib/core/writing/blocks'
import type { FloorContext } from '../floors/floor-context'
import { type AppendixPhrase, appendixWords } from './appendix-words'
import type { AppendixWriting } from './appendix-writing'
import { appraisalForms } from './appraisal-forms'
import { extractionForms } from './extraction-forms'
import { instrumentSheets, studyProtocol } from './study-protocol'

const appendices = [
  ['searches', searchBlocks],
  ['protocol', studyProtocol],
  ['instruments', instrumentSheets],
  ['forms', extractionForms],
  ['appraisals', appraisalForms],
] as const satisfies readonly (readonly [AppendixPhrase, (writing: AppendixWriting) => readonly Block[]])[]

interface Styled {
  readonly cite: (keys: readonly string[]) => Inlines
  readonly origin: BlockOrigin
}

/** What stands behind a paper for those who look after it: searches as sent, protocol, instruments, filled forms and appraisals; what there is none of is left out. */
export function paperAppendices(context: FloorContext, { cite, origin }: Styled): readonly Chapter[] {
  const t = appendixWords(context.locale)
  const writing = {
    context,
    t,
    cite,
    origin,
    languageOf: (code: string) => languageName(code, context.locale),
  }
  const made = appendices.flatMap(([id, write]) => {
    const blocks = write(writing)
    return blocks.length === 0 ? [] : [{ id, blocks }]
  })
  return made.map(({ id, blocks }, at) => {
    const letter = String.fromCharCode(FIRST_LETTER + at)
    const title = t('title', { letter, title: t(id) })
    return {
      id: `appendix-${id}`,
      blocks: [plainHeading(`${id}.h`, 1, title, origin), ...numbered(blocks, letter)],
    }
  })
}

/** Tables under the letter of their appendix, as those of a chapter are under its number. */
function numbered(blocks: readonly Block[], letter: string): readonly Block[] {
  let at = 0
  return blocks.map((block) => {
    if (block.kind !== 'table') return block
    at += 1
    return { ...block, number: `${letter}.${at}` }
  })
}

const FIRST_LETTER = 'A'.charCodeAt(0)

/** The searches as they were sent, after PRISMA-S; none where nobody wrote them down. */
function searchBlocks({ context: { search, locale }, origin }: AppendixWriting): readonly Block[] {
  if (!search || search.searches.length === 0) return []
  return searchesChapter(search, { locale, origin }).flatMap(({ blocks }) => blocks.slice(1))
}
