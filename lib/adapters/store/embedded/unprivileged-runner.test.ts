import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { takeSharedPlace } from './unprivileged-runner'

const base = mkdtempSync(path.join(tmpdir(), 'carrel-shared-'))
afterAll(() => rmSync(base, { recursive: true }))

const place = (name: string) => path.join(base, name)
const own = [process.getuid?.() ?? 0]

describe('a place in a folder that others may write into', () => {
  it('is made for its owner alone to write into, and taken again as it is', () => {
    takeSharedPlace(place('own'), own)
    writeFileSync(path.join(place('own'), 'complete'), 'yes')
    takeSharedPlace(place('own'), own)
    expect(lstatSync(place('own')).mode & 0o022).toBe(0)
  })

  it('is not taken when others can write into it', () => {
    mkdirSync(place('open'))
    chmodSync(place('open'), 0o777)
    expect(() => takeSharedPlace(place('open'), own)).toThrow('somebody else')
  })

  it('is not taken when it is somebody else’s', () => {
    mkdirSync(place('theirs'))
    expect(() => takeSharedPlace(place('theirs'), [own[0] === 4_711 ? 4_712 : 4_711])).toThrow(
      'somebody else',
    )
  })

  it('is not taken when it only leads elsewhere, or is a file', () => {
    mkdirSync(place('elsewhere'))
    symlinkSync(place('elsewhere'), place('link'))
    writeFileSync(place('file'), '')
    expect(() => takeSharedPlace(place('link'), own)).toThrow('somebody else')
    expect(() => takeSharedPlace(place('file'), own)).toThrow('somebody else')
  })
})
