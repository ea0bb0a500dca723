import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deriveKey, loadSecretKey } from './secret-key'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carrel-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the key of an installation', () => {
  it('is made once, whole, for its owner alone, and is the same ever after', () => {
    const data = path.join(folder, 'data')
    const key = loadSecretKey(undefined, data)
    expect(key).toHaveLength(32)
    expect(loadSecretKey(undefined, data)).toEqual(key)
    expect(readdirSync(data)).toEqual(['secret-key'])
    expect(statSync(path.join(data, 'secret-key')).mode & 0o777).toBe(0o600)
  })

  // A disk that was full when it was made leaves an empty file, and with an empty key anybody could sign a session.
  it.each(['', 'c2hvcnQ=', 'no base64 at all'])('that was kept as %j stops the start', (kept) => {
    writeFileSync(path.join(folder, 'secret-key'), kept)
    expect(() => loadSecretKey(undefined, folder)).toThrow(/^The file \S+secret-key is damaged: restore it/)
  })

  it('gives another one for each purpose', () => {
    const key = loadSecretKey(undefined, folder)
    expect(deriveKey(key, 'sessions')).not.toEqual(deriveKey(key, 'secrets'))
  })
})
