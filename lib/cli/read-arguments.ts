import { parseArgs } from 'node:util'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { wordIssue } from './word-issue'

interface Shape<T> {
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** Names, for the schema, of the arguments that are no options; all are needed. `usage` is said where one is missing. */
  readonly operands?: { readonly names: readonly string[]; readonly usage: string }
  /** Its messages complete "--option …". */
  readonly schema: z.ZodType<T>
}

const YEAR_ERROR = 'is not a year from 1800 to 2100'
/** A year that somebody gives. */
export const yearArgument = z.coerce
  .number(YEAR_ERROR)
  .int(YEAR_ERROR)
  .min(1800, YEAR_ERROR)
  .max(2100, YEAR_ERROR)

/** Several values parted by commas, blanks around them and empty ones dropped; none when the option is not given. */
export const listArgument = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

/** For `refine`: the years, where both are given, are the right way round. */
export const yearsInOrder = {
  check: ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
    from === undefined || to === undefined || from <= to,
  error: { path: ['from'], message: 'is after --to' },
}

/**
 * What a command was given. A value may begin with a dash; only a known option behind an option is taken for itself.
 * @throws AppError `invalid-input` whose message is one sentence that names the first wrong argument.
 */
export function readArguments<T>(args: readonly string[], { options, operands, schema }: Shape<T>): T {
  const values: Record<string, unknown> = {}
  const named = [...(operands?.names ?? [])]
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'option') values[token.name] = givenValue(token, options)
    if (token.kind === 'positional') {
      const name = named.shift()
      if (name === undefined) refuse(`"${token.value}" is one argument too many`)
      values[name] = token.value
    }
  }
  if (operands && named.length > 0) throw new AppError('invalid-input', operands.usage)
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return refuse(`--${String(issue?.path[0] ?? 'argument')} ${issue ? wordIssue(issue) : 'is not usable'}`)
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function givenValue({ name, rawName, value, inlineValue }: OptionToken, options: Shape<unknown>['options']) {
  const type = Object.hasOwn(options, name) && rawName.startsWith('--') ? options[name]?.type : undefined
  if (type === undefined) refuse(`There is no option ${rawName}`)
  if (type === 'boolean') return value === undefined ? true : refuse(`${rawName} takes no value`)
  const isOption = !inlineValue && value?.startsWith('--') && Object.hasOwn(options, value.slice(2))
  return value === undefined || isOption ? refuse(`${rawName} needs a value`) : value
}

function refuse(sentence: string): never {
  throw new AppError('invalid-input', `${sentence}.`)
}
