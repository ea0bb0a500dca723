/** Names of fields and operators of the databases' query languages, as they stand in a query. */
const syntax =
  /\b(?:AND|OR|NOT|NEAR\/?\d*|ADJ\d*|W\/\d+)\b|\b(?:TITLE-ABS-KEY|TITLE|ABS|KEY|TS|TI|AB|AU|SU|all|title|abstract|subject|descriptor|tiab|mesh|majr|ti|abs|su|any)\s*(?:=|:|(?=\())|\[[^\]]{1,40}\]|\b(?:sort|filter|from|to|year|limit)[:=]\S+/g

/** What a query in the syntax of a database searches for, as words that a topic is read from; signs and operators are full stops. */
export function wordsOfQuery(query: string): string {
  return query
    .slice(0, 4_000)
    .replace(syntax, ' . ')
    .replace(/["“”«»()[\]{}*$?+|&]/g, ' . ')
    .replace(/(?:\s*\.\s*)+/g, ' . ')
    .replace(/^ \. | \. $/g, '')
    .trim()
}
