import type { Locale } from '@/lib/contracts/locale'
import type { DataReport } from '@/lib/contracts/paper-data'
import { listed } from '@/lib/core/text/list-words'
import type { ChapterKit, LockedChapter, Section } from './chapter-kit'
import { decimal, isPlanned, testCells } from './data-tests'
import type { FloorContext } from './floor-context'
import { ownTests, testValues } from './own-tests'

const HASH_SHOWN = 12
/** Results of the student's own, from the report of the data alone: the columns described, and the tests that the analysis plan names. */
export function dataSections(
  context: FloorContext,
  kit: ChapterKit,
  { chapter: { number }, data }: { readonly chapter: LockedChapter; readonly data: DataReport },
): readonly Section[] {
  return [
    kit.section(
      kit.part('headings', 'dataDescribed'),
      ...described(data, kit, { number, locale: context.locale }),
    ),
    kit.section(kit.part('headings', 'dataTested'), ...tested(context, kit, { number, data })),
  ]
}

type Paragraphs = readonly (string | readonly string[])[]

function described(
  { file, sha256, rows, columns }: DataReport,
  kit: ChapterKit,
  { number, locale }: { readonly number: number; readonly locale: Locale },
): Paragraphs {
  const measured = columns.filter((one) => one.kind === 'number')
  const groups = columns.filter((one) => one.kind === 'group')
  const texts = columns.filter((one) => one.kind === 'text')
  const missing = columns.reduce((sum, one) => sum + one.missing, 0)
  const unread = measured.reduce((sum, one) => sum + one.unread, 0)
  const [numbers, parts] = [`${number}.1`, `${number}.2`]
  const word = (key: string) => kit.part('data', key)
  const figure = (value: number | null) => (value === null ? '–' : decimal(value, locale))
  return [
    kit.paragraph(
      kit.say('data', 'file', { rows, columns: columns.length, file, hash: sha256.slice(0, HASH_SHOWN) }),
      kit.say('data', 'gaps', { missing, unread }),
      texts.length === 0
        ? ''
        : kit.say('data', 'texts', {
            count: texts.length,
            list: listed(
              texts.map(({ name }) => `“${name}”`),
              locale,
            ),
          }),
    ),
    measured.length === 0 ? '' : kit.say('data', 'numbersText', { table: numbers }),
    kit.table(
      kit.part('data', 'numbersTable', { table: numbers }),
      ['column', 'count', 'missing', 'mean', 'sd', 'median', 'min', 'max'].map(word),
      measured.map((one) => [
        one.name,
        String(one.n),
        String(one.missing + one.unread),
        ...[one.mean, one.sd, one.median, one.min, one.max].map(figure),
      ]),
    ),
    groups.length === 0 ? '' : kit.say('data', 'groupsText', { table: parts }),
    kit.table(
      kit.part('data', 'groupsTable', { table: parts }),
      ['column', 'group', 'count', 'missing'].map(word),
      groups.flatMap((one) =>
        one.levels.map(({ value, count }) => [one.name, value, String(count), String(one.missing)]),
      ),
    ),
  ]
}

function tested(
  context: FloorContext,
  kit: ChapterKit,
  { number, data }: { readonly number: number; readonly data: DataReport },
): Paragraphs {
  const { locale } = context
  const { made, isHolm, alpha, planned, unnamed, unmeasured, untested } = ownTests(context, data)
  if (planned === 0) return [kit.say('data', 'none')]
  const table = `${number}.3`
  return [
    made.length === 0 ? '' : kit.say('data', 'testsText', { table }),
    kit.table(
      kit.part('data', 'testsTable', { table }),
      ['hypothesis', 'test', 'columns', 'count', 'statistic', 'p', 'effect'].map((key) =>
        kit.part('data', key),
      ),
      made.map(({ id, test, p }) => [id, kit.part('data', test.by), ...testCells(test, { p, locale })]),
    ),
    kit.paragraph(
      ...made.map((one) =>
        kit.oneOf(
          'data',
          one.p < alpha ? ['rejected1', 'rejected2'] : ['kept1', 'kept2'],
          testValues(one, alpha, context),
        ),
      ),
    ),
    kit.paragraph(
      isHolm ? kit.say('data', 'holm', { count: made.length }) : '',
      ...made
        .filter(({ procedure, test }) => !isPlanned(test, procedure))
        .map(({ id, procedure }) => kit.oneOf('data', ['other'], { id, planned: procedure })),
      ...made
        .filter(({ test }) => test.by === 'chi-square' && test.few01 > 0)
        .map(({ id }) => kit.oneOf('data', ['few'], { id })),
      ...unnamed.map(({ id, name }) => kit.oneOf('data', ['unnamed'], { id, name })),
      ...unmeasured.map(({ id, name }) => kit.oneOf('data', ['unmeasured'], { id, name })),
      ...untested.map((values) => kit.oneOf('data', ['untested'], values)),
      made.length === 0 ? '' : kit.say('data', 'cause'),
    ),
  ]
}
