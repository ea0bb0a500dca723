import type { CslItem } from '@/lib/core/formats/csl-item'

/**
 * An item as APA 7 wants it: a publisher that is its own author is not named twice (APA 7, 9.29), a report
 * number with hyphens is no range, and a work cited in its own language shows the translation of its title in brackets
 * (APA 7, 9.38).
 */
export function apaItem(item: CslItem): CslItem {
  const { publisher, ...rest } = item
  const [author, ...others] = item.author ?? []
  const isOwnPublisher = publisher !== undefined && others.length === 0 && author?.literal === publisher
  const number = item.number?.replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '\\-')
  const isOriginal = item['original-title'] && item.title && !item.translator && !item['original-date']
  return {
    ...(isOwnPublisher ? rest : item),
    ...(number === undefined ? {} : { number }),
    ...(isOriginal ? { title: `${item['original-title']} [${item.title}]` } : {}),
  }
}
