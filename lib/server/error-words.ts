const WORDS_MAX = 500

/** What stands in quotation marks may be somebody's words or keys. */
export function withoutQuotations(text: string): string {
  return text.replace(/(["'`])[^\n]*\1/g, '…')
}

/**
 * What the log says of an unexpected error, without what it quotes. Of the database's client only which error it is, of what kind and table: its messages repeat
 * the rows that were written, which are people's texts.
 */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, message } = error
  // A text that does not read as what it should be is quoted by the language itself, without marks at its cut end.
  if (name === 'SyntaxError') return name
  if (!name.startsWith('PrismaClient')) return `${name}: ${withoutQuotations(message)}`.slice(0, WORDS_MAX)
  // The last line says what is wrong with the shape of a query; those before it show the query.
  const shape = name === 'PrismaClientValidationError' ? (message.trim().split('\n').at(-1) ?? '') : ''
  const code = 'code' in error ? String(error.code) : ''
  const meta: unknown = 'meta' in error ? error.meta : null
  const table: unknown =
    typeof meta === 'object' && meta !== null
      ? Object.getOwnPropertyDescriptor(meta, 'modelName')?.value
      : null
  return [name, code, typeof table === 'string' ? table : '', shape]
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, WORDS_MAX)
}
