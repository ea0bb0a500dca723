import { describe, expect, it } from 'vitest'
import { openLog } from './log'

function linesOf(write: (log: ReturnType<typeof openLog>) => void): readonly string[] {
  const chunks: string[] = []
  write(openLog('info', { write: (chunk) => chunks.push(chunk) }))
  return chunks.join('').split('\n').slice(0, -1)
}

describe('a line of the log', () => {
  it('stays one line whatever stands in it, so that nobody writes a line of their own', () => {
    const forged = 'x"}\r\n{"level":30,"name":"account","msg":"done"}\u2028\u0085\u001b[2K %s %d %o %j'
    const lines = linesOf((log) => {
      log.info({ name: forged, [forged]: forged }, forged)
      log.child({ name: forged }).error(forged)
    })
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in it
      expect(line).not.toMatch(/[\u0000-\u001f]/)
      expect(JSON.parse(line)).toMatchObject({ name: forged, msg: forged })
    }
  })

  it('says when, in UTC', () => {
    const [line = ''] = linesOf((log) => log.info('done'))
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('holds no key, password, token, cookie or address, wherever it stands', () => {
    const secret = 'canary-5b1f'
    const inner = { apiKey: secret, password: secret, token: secret, authorization: secret, cookie: secret }
    const lines = linesOf((log) =>
      log.info(
        { asked: { ...inner, email: secret }, apiKey: secret, password: secret, token: secret },
        'done',
      ),
    )
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain(secret)
  })
})
