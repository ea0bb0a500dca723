import { parse } from 'yaml'
import { z } from 'zod'
import { databaseIds } from '@/lib/contracts/database-ids'
import { AppError } from '@/lib/contracts/errors'
import { DatabaseId } from '@/lib/contracts/search'

const FILE_MAX = 200_000
const SECTIONS_MAX = 50

const template = (placeholder: string) =>
  z
    .string()
    .max(100)
    .refine((text) => text.includes(placeholder), { message: `must contain ${placeholder}` })

/** How one database wants its queries written; the words of the file are the words of the schema. */
export const SearchStrategy = z.strictObject({
  database: DatabaseId,
  /** A term of one word, and of several. */
  word: template('{term}').default('{term}'),
  phrase: template('{term}').default('"{term}"'),
  /** Between alternatives of one concept, and between concepts. */
  or: z.string().min(1).max(20).default(' OR '),
  and: z.string().min(1).max(20).default(' AND '),
  /** Around the alternatives of one concept when there are several. */
  group: template('{terms}').default('({terms})'),
  /** Around the whole. */
  query: template('{query}').default('{query}'),
  /** Characters with a meaning of their own there; they become blanks inside terms. */
  blanks: z.string().max(60).default(''),
  /** Concepts at most; the later ones are left out. */
  conceptsMax: z.number().int().min(1).max(12).default(4),
  /** Alternatives of one concept at most; 1 where the service ranks instead of filtering. */
  alternativesMax: z.number().int().min(1).max(20).default(6),
  /** The service ranks by how many words match and keeps nothing out. */
  ranks: z.boolean().default(false),
  /** Longest query in characters. */
  lengthMax: z.number().int().min(20).max(4_000).default(1_500),
})
export type SearchStrategy = z.infer<typeof SearchStrategy>

export type SearchStrategies = Readonly<Record<DatabaseId, SearchStrategy>>

/**
 * The strategies of a Markdown file: one `##` section for each database, with one fenced `yaml` block; the rest of the
 * section is for whoever edits the file. Throws `bad-configuration` naming the section when a block is missing or wrong, or when a
 * database has no section.
 */
export function parseSearchStrategies(markdown: string): SearchStrategies {
  const strategies = new Map(sectionsOf(markdown).map(readSection))
  const missing = databaseIds.filter((id) => !strategies.has(id))
  if (missing.length > 0)
    throw new AppError('bad-configuration', `search strategies: no section for ${missing.join(', ')}`)
  return z.record(DatabaseId, SearchStrategy).parse(Object.fromEntries(strategies))
}

interface Section {
  readonly title: string
  readonly text: string
}

function sectionsOf(markdown: string): Section[] {
  return markdown
    .slice(0, FILE_MAX)
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .slice(1, SECTIONS_MAX + 1)
    .filter((part) => part.includes('```yaml'))
    .map((part) => {
      const end = part.indexOf('\n')
      return { title: part.slice(0, end).trim(), text: part.slice(end + 1) }
    })
}

function readSection(section: Section): [DatabaseId, SearchStrategy] {
  const start = section.text.indexOf('```yaml')
  const end = section.text.indexOf('```', start + 7)
  if (end < 0)
    throw new AppError(
      'bad-configuration',
      `search strategies: the block of "${section.title}" is not closed`,
    )
  const result = SearchStrategy.safeParse(yamlOf(section, section.text.slice(start + 7, end)))
  if (!result.success) {
    const problem = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    throw new AppError('bad-configuration', `search strategies: "${section.title}": ${problem}`, {
      cause: result.error,
    })
  }
  return [result.data.database, result.data]
}

function yamlOf(section: Section, text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 })
  } catch (error) {
    throw new AppError(
      'bad-configuration',
      `search strategies: the block of "${section.title}" is not YAML`,
      { cause: error },
    )
  }
}
