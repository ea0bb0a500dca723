import { z } from 'zod'
import type { LibrarySettings } from './connector'

/** How the parts of LibrarySettings are named among a user's saved settings. */
export const librarySecretNames = {
  proxy: 'library-proxy',
  resolver: 'open-url-resolver',
  capesProxyNumber: 'capes-proxy-number',
} as const satisfies Record<keyof LibrarySettings, string>

export type LibraryField = keyof typeof librarySecretNames
export const libraryFields = [
  'proxy',
  'resolver',
  'capesProxyNumber',
] as const satisfies readonly LibraryField[]

const TEXT_MAX = 500
const HOST_MAX = 253
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?$/

/** A host, also from the whole address people copy (`https://proxy.example.org/login?url=`). */
const ProxyHost = z
  .string()
  .max(TEXT_MAX)
  .transform((text) => hostOf(text.trim()))
  .refine((host) => host.length <= HOST_MAX && HOST.test(host))

/** An https address without a name or password in it, which would end in every link that is made from it. */
const Resolver = z
  .string()
  .trim()
  .max(TEXT_MAX)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    return (
      url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
    )
  })

const CapesProxyNumber = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/)

const schemas = { proxy: ProxyHost, resolver: Resolver, capesProxyNumber: CapesProxyNumber } as const

/**
 * One setting as it is kept, or null when it cannot be used. The proxy becomes its host in lower case; an address of a
 * resolver must be https.
 */
export function parseLibraryField(field: LibraryField, text: string): string | null {
  const parsed = schemas[field].safeParse(text)
  return parsed.success ? parsed.data : null
}

function hostOf(text: string): string {
  const [host = ''] = text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1)
  return host
}
