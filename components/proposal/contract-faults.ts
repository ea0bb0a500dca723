import type { ZodType } from 'zod'
import type { Path } from './value-path'

/** A fault of a value against its contract, as data for a sentence. */
export interface ContractFault {
  readonly path: Path
  readonly kind:
    | 'empty'
    | 'too-long'
    | 'too-few'
    | 'too-many'
    | 'too-small'
    | 'too-large'
    | 'no-number'
    | 'unfit'
  /** The bound that is not kept; 0 where there is none. */
  readonly bound: number
}

/** What keeps a value from its contract, and the value in the contract's own form where nothing does. */
export function checkContract<T>(
  schema: ZodType<T>,
  value: unknown,
):
  | { readonly value: T; readonly faults: readonly [] }
  | { readonly value: null; readonly faults: readonly ContractFault[] } {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data, faults: [] }
  const faults = parsed.error.issues.map((issue): ContractFault => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    if (issue.code === 'too_small') return { path, kind: small(issue.origin), bound: Number(issue.minimum) }
    if (issue.code === 'too_big') return { path, kind: big(issue.origin), bound: Number(issue.maximum) }
    if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
      return { path, kind: 'no-number', bound: 0 }
    return { path, kind: 'unfit', bound: 0 }
  })
  return { value: null, faults }
}

function small(origin: string): ContractFault['kind'] {
  if (origin === 'string') return 'empty'
  return origin === 'array' ? 'too-few' : 'too-small'
}

function big(origin: string): ContractFault['kind'] {
  if (origin === 'string') return 'too-long'
  return origin === 'array' ? 'too-many' : 'too-large'
}

/** The first fault that lies at or below a place. */
export function faultAt(faults: readonly ContractFault[], path: Path): ContractFault | undefined {
  return faults.find((fault) => path.every((step, at) => fault.path[at] === step))
}
