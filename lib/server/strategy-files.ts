import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/lib/contracts/errors'
import { parseRubric } from '@/lib/core/quality/parse-rubric'
import type { Rubric } from '@/lib/core/quality/rubric'
import { parseSearchStrategies, type SearchStrategies } from '@/lib/core/search/search-strategies'
import { packageRoot } from './package-root'

const FOLDER = 'lib/pipelines/sources/data'

/** The quality rubric as its file says now; throws `bad-configuration` naming the first mistake and its line. */
export async function readRubric(): Promise<Rubric> {
  const parsed = parseRubric(await readData('quality-scoring-rubric.md'))
  if (parsed.ok) return parsed.rubric
  const [first] = parsed.errors
  throw new AppError(
    'bad-configuration',
    `The quality rubric has a mistake in line ${first?.line}: ${first?.message}`,
  )
}

/** The query strategies as their file says now; throws `bad-configuration`. */
export async function readStrategies(): Promise<SearchStrategies> {
  return parseSearchStrategies(await readData('database-search-strategies.md'))
}

/** Files that people edit are read anew each time: a change counts from the next search on. */
function readData(name: string): Promise<string> {
  return readFile(path.join(packageRoot(), FOLDER, name), 'utf8')
}
