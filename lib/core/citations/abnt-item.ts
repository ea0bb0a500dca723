import type { CslItem, CslName } from '@/lib/core/formats/csl-item'

/** Words of kinship that ABNT keeps with the family name (NBR 6023:2018, 8.1.1.3). */
const kinship = /^(?:filho|júnior|junior|jr\.?|neto|sobrinho|segundo)$/i
/** Particles that ABNT writes behind the given names. */
const particle = /^((?:d[aeo]s?|e|del|di|von|van|der|den)(?: (?:la|las|los|der|den))?) (?=\p{Lu})/u
const articles = /^(?:os?|as?|uma?|uns|umas|el|los|las|the|an?|le|les) /i

/**
 * An item as NBR 6023:2018 wants its names and titles: kinship stays in the family name ("TOURINHO FILHO, F. C."),
 * particles follow the given names ("SANTOS, F. R. dos"), and a title that opens the entry has its first word, with an
 * article before it, in capitals ("O QUE acreditar").
 */
export function abntItem(item: CslItem): CslItem {
  const result: CslItem = { ...item }
  for (const role of ['author', 'editor', 'container-author', 'collection-editor'] as const) {
    const names = item[role]
    if (names !== undefined) result[role] = names.map(abntName)
  }
  const isNameless = !(item.author ?? item.editor ?? item['collection-editor'] ?? item.director)
  // The key in the text has no capitals (NBR 10520:2023), so it takes the title as it was.
  if (isNameless && item.title) {
    result.title = capitalisedOpening(item.title)
    result['title-short'] ??= item.title.split(/[:.]/, 1)[0] ?? item.title
  }
  return result
}

function abntName(name: CslName): CslName {
  const { family, ...rest } = name
  // What stands in brackets behind a name (an account, a role) has no place in the norm.
  const suffix = rest.suffix?.replace(/\s?[([].*$/, '') || undefined
  delete rest.suffix
  if (family === undefined) return name
  const isKin = suffix !== undefined && kinship.test(suffix)
  const whole = isKin ? `${family} ${suffix}` : family
  const found = particle.exec(whole)?.[1]
  return {
    ...rest,
    family: found === undefined ? whole : whole.slice(found.length + 1),
    ...(found === undefined ? {} : { 'dropping-particle': found }),
    ...(suffix === undefined || isKin ? {} : { suffix }),
  }
}

function capitalisedOpening(title: string): string {
  const article = articles.exec(title)?.[0] ?? ''
  const word = /^\S+/.exec(title.slice(article.length))?.[0] ?? ''
  const opening = title.slice(0, article.length + word.length)
  return opening.toUpperCase() + title.slice(opening.length)
}
