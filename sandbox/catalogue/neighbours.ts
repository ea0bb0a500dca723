import type { CatalogueRecord } from './record'

const LINKS_MAX = 40

/** Later works of the same topic stand for those that cite a work, earlier ones for those it cites. */
export function neighbours(
  record: CatalogueRecord,
  records: readonly CatalogueRecord[],
  later: boolean,
): readonly CatalogueRecord[] {
  const year = record.year ?? 2020
  return records
    .filter(
      (one) =>
        one.field === record.field &&
        one.topicIndex === record.topicIndex &&
        one.doi !== null &&
        one !== record,
    )
    .filter((one) => one.year !== null && (later ? one.year > year : one.year < year))
    .slice(0, LINKS_MAX)
}
