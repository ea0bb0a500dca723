import type { Debt } from '@/lib/contracts/collection-page'
import type { PreparedSearch } from '@/lib/contracts/collection-run'

/** How authors of the three languages say that a study found nothing, or the opposite. */
const contraryWords = [
  'no effect',
  'no significant difference',
  'no association',
  'null result',
  'negative effect',
  'sem efeito',
  'sem diferença significativa',
  'efeito negativo',
  'sin efecto',
  'sin diferencia significativa',
  'efecto negativo',
] as const

/** The search that would pay a debt. */
export function preparedSearch({ question, kind, count, name }: Debt): PreparedSearch {
  return {
    question,
    words: kind === 'none-contrary' ? [...contraryWords] : [],
    yearFrom: kind === 'none-recent' ? count + 1 : null,
    withoutAuthor: kind === 'one-group' ? name : '',
  }
}
