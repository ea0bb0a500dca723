import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JSON_TEXT_MAX, recoverJson } from './recover-json'

const recovered = (text: string) => {
  const found = recoverJson(text)
  return found.ok ? [found.rung, found.value] : 'none'
}

describe('recoverJson', () => {
  it('gives every valid document back as JSON.parse has it', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(recovered(text)).toEqual(['direct', JSON.parse(text)])
      }),
    )
  })

  it('takes the document out of a fence, between prose, with a fence in one of its strings', () => {
    expect(recovered('Sure (as asked):\n```json\n{"a": 1}\n```\nDone.')).toEqual(['fence', { a: 1 }])
    const code = { text: 'run ```js\nx()\n``` twice' }
    expect(recovered(`Here:\n\`\`\`json\n${JSON.stringify(code)}\n\`\`\``)).toEqual(['fence', code])
  })

  it('finds the document among words, not a piece of it', () => {
    expect(recovered('Use {x}. The answer: {"a":[1]} I hope {it} helps')).toEqual(['outermost', { a: [1] }])
    expect(recovered('As [1], said, the answer is {"a": 1,}')).toEqual(['repaired', { a: 1 }])
    expect(recovered('See [1], it is {"a": [2]} indeed.')).toEqual(['outermost', { a: [2] }])
    expect(recovered('[1, {"a": 1} x')).not.toEqual(['outermost', { a: 1 }])
    expect(recovered('{"a":{"b":2}')).toEqual(['repaired', { a: { b: 2 } }])
    expect(recovered('{"bad":["x" "y], "good":["z"]} ')).not.toEqual(['outermost', ['z']])
  })

  it('repairs what models break', () => {
    expect(recovered("{'a': True, b: None,}")).toEqual(['repaired', { a: true, b: null }])
    expect(recovered('The result:\n```json\n{"a": [1, 2')).toEqual(['repaired', { a: [1, 2] }])
    expect(recovered('[{"a":"x}"}},{"a":"y"}]')).toEqual(['repaired', [{ a: 'x}' }, { a: 'y' }]])
    expect(recovered(' - { "a": ["b" "c"] }')).toEqual(['repaired', { a: ['b', 'c'] }])
  })

  it('does not choose between two documents', () => {
    expect(recovered('{"a":2}{}')).toBe('none')
  })

  it('keeps hostile keys as own data and changes no prototype', () => {
    for (const text of [
      '{"__proto__":{"x":1}}',
      '{"__proto__":{"x":1},}',
      '{constructor:{prototype:{x:1}}}',
    ]) {
      const found = recoverJson(text)
      expect(found.ok).toBe(true)
      expect(Object.getOwnPropertyNames({}.constructor.prototype)).not.toContain('x')
      if (found.ok) expect(Object.getPrototypeOf(found.value)).toBe(Object.prototype)
    }
  })

  it('ends on bottomless, endless and huge texts', () => {
    for (const piece of ['[', '{"a":', '"x ', '`', '\\', '/*', '{"a":1}\n', '```json\n', "'a':'"]) {
      expect(typeof recoverJson(piece.repeat(30_000)).ok).toBe('boolean')
    }
    expect(recovered(' '.repeat(JSON_TEXT_MAX + 1))).toBe('none')
  })

  it('answers any text and any cut of a document', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        (text) => typeof recoverJson(text).ok === 'boolean',
      ),
    )
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(200),
        (text, at) => typeof recoverJson(text.slice(0, at)).ok === 'boolean',
      ),
    )
  })
})
