import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { detectLanguageCommand } from './detect-language'
import { repairJson } from './repair-json'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carrel-texts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(command: typeof repairJson, content: string | null) {
  const path = join(folder, content === null ? 'absent' : 'input')
  if (content !== null) await writeFile(path, content)
  return capturedRun(command, [path])
}

describe('carrel repair-json', () => {
  it('prints the value and the fallback that gave it', async () => {
    expect(await run(repairJson, '{"a":1}')).toEqual({
      code: 0,
      out: ['{"rung":"direct","value":{"a":1}}'],
      err: [],
    })
    expect((await run(repairJson, "{a:'x',}")).out).toEqual(['{"rung":"repaired","value":{"a":"x"}}'])
  })

  it('fails with one sentence where there is no JSON or no file', async () => {
    expect(await run(repairJson, '')).toMatchObject({
      code: 1,
      out: [],
      err: [expect.stringContaining('No JSON')],
    })
    expect(await run(repairJson, null)).toMatchObject({
      code: 1,
      out: [],
      err: [expect.stringContaining('no file')],
    })
  })

  it('prints lists in lists whole, or says that they are nested too deeply where Node cannot print them', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const { code, out, err } = await run(repairJson, nested)
    // Node 26 reads and writes what earlier ones give up.
    if (code === 0) expect(out).toEqual([`{"rung":"direct","value":${nested}}`])
    else expect([out, err]).toEqual([[], [expect.stringContaining('nested too deeply')]])
  })
})

describe('carrel detect-language', () => {
  it('prints one line for each record, by its text or by title and abstract', async () => {
    const lines = [
      { id: 7, text: 'Uma revisão da literatura sobre leitura' },
      { id: 'x', title: 'A review of reading', abstract: 'We read the studies of the last ten years.' },
      { title: '' },
    ]
    expect(await run(detectLanguageCommand, lines.map((line) => JSON.stringify(line)).join('\n'))).toEqual({
      code: 0,
      out: ['{"id":7,"language":"pt"}', '{"id":"x","language":"en"}', '{"language":null}'],
      err: [],
    })
  })

  it('names the line that is no record', async () => {
    expect(await run(detectLanguageCommand, '{}\n[oh')).toMatchObject({
      code: 1,
      err: ['Line 2 is not a JSON object.'],
    })
  })
})
