'use server'
import { z } from 'zod'
import { saveSecret } from '@/lib/adapters/store/secrets'
import { secretNames } from '@/lib/contracts/connector'
import {
  type LibraryField,
  libraryFields,
  librarySecretNames,
  parseLibraryField,
} from '@/lib/contracts/library-settings'
import { type ActionResult, actionResult } from '../action-result'
import { services } from '../services'
import { ensureVisitor, requireVisitor } from '../session'

const KEY_MAX = 300

const SaveKey = z.object({
  name: z.enum(secretNames),
  // Keys travel in headers and addresses: no blanks, no control characters, no other alphabets.
  value: z
    .string()
    .trim()
    .min(1)
    .max(KEY_MAX)
    .regex(/^[\x21-\x7e]+$/),
})

/** Saves the visitor's key for a service, encrypted; a newcomer gets an anonymous account. The answer never holds it. */
export async function saveKeyAction(input: z.input<typeof SaveKey>): Promise<ActionResult> {
  return actionResult('saveKey', async () => {
    const key = SaveKey.parse(input)
    const visitor = await ensureVisitor()
    const { db, secretsKey } = await services()
    await saveSecret(db, visitor.id, { ...key, key: secretsKey })
    return undefined
  })
}

const RemoveKey = z.object({ name: z.enum(secretNames) })

/** Forgets the visitor's key for a service. */
export async function removeKeyAction(input: z.input<typeof RemoveKey>): Promise<ActionResult> {
  return actionResult('removeKey', async () => {
    const { name } = RemoveKey.parse(input)
    const visitor = await requireVisitor()
    const { db, secretsKey } = await services()
    await saveSecret(db, visitor.id, { name, value: '', key: secretsKey })
    return undefined
  })
}

const text = z.string().max(2_000)
const SaveLibrary = z.object({ proxy: text, resolver: text, capesProxyNumber: text })

/** What came of saving: the settings as they are kept, or the fields that cannot be used (nothing was saved then). */
export type SavedLibrary =
  | { readonly saved: true; readonly kept: Readonly<Record<LibraryField, string>> }
  | { readonly saved: false; readonly faults: readonly LibraryField[] }

/** Saves how the visitor reaches their library; an empty field is forgotten. */
export async function saveLibraryAction(
  input: z.input<typeof SaveLibrary>,
): Promise<ActionResult<SavedLibrary>> {
  return actionResult('saveLibrary', async () => {
    const form = SaveLibrary.parse(input)
    const read = libraryFields.map((field) => {
      const isEmpty = form[field].trim() === ''
      return { field, value: isEmpty ? '' : parseLibraryField(field, form[field]) }
    })
    const faults = read.filter(({ value }) => value === null).map(({ field }) => field)
    if (faults.length > 0) return { saved: false, faults } as const
    const visitor = await ensureVisitor()
    const { db, secretsKey } = await services()
    for (const { field, value } of read) {
      await saveSecret(db, visitor.id, {
        name: librarySecretNames[field],
        value: value ?? '',
        key: secretsKey,
      })
    }
    const kept = { proxy: '', resolver: '', capesProxyNumber: '' }
    for (const { field, value } of read) kept[field] = value ?? ''
    return { saved: true, kept } as const
  })
}
