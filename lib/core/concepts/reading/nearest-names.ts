import { cognateStems } from '@/lib/core/text/cognate-stems'

/**
 * The names of a concept, those first that share most with the words of the topic (as stems) and add least to them: of
 * "trazabilidad" it is "traceability" before "supply chain traceability". Names that share nothing keep their order.
 */
export function nearestFirst(names: readonly string[], said: readonly string[]): readonly string[] {
  const likeness = (name: string) => {
    const stems = cognateStems(name)
    const shared = stems.filter((stem) => said.includes(stem)).length
    return shared === 0 ? 0 : shared / (stems.length + said.length - shared)
  }
  return names
    .map((name) => ({ name, likeness: likeness(name) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ name }) => name)
}
