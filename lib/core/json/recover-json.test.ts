import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JSON_TEXT_MAX, recoverJson } from './recover-json'

const recovered = (text: string) => {
  const found = recoverJson(text)
  return found.ok ? [found.fallback, found.value] : 'none'
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
    expect(recovered('Sure (as asked):\n```json\n{"a": 1}\n```\nDone.')).toEqual(['outermost', { a: 1 }])
    const code = { text: 'run ```js\nx()\n``` twice' }
    expect(recovered(`Here:\n\`\`\`json\n${JSON.stringify(code)}\n\`\`\``)).toEqual(['outermost', code])
  })

  it('leaves out what a model thought aloud and what it cites behind the document', () => {
    expect(recovered('<think>{"a": what?} Hm.</think>\n{"a": 1}')).toEqual(['direct', { a: 1 }])
    expect(recovered('{"a": 1}\n\n[1] Souza 2021')).toEqual(['outermost', { a: 1 }])
    expect(recovered(`'{"a": 1}'`)).toEqual(['outermost', { a: 1 }])
    expect(recovered('{"a": "<think>b</think>"}')).toEqual(['direct', { a: '<think>b</think>' }])
  })

  it('finds the document among words, not a piece of it', () => {
    expect(recovered('Use {x}. The answer: {"a":[1]} I hope {it} helps')).toEqual(['outermost', { a: [1] }])
    expect(recovered('As [1], said, the answer is {"a": 1,}')).toEqual(['repaired', { a: 1 }])
    expect(recovered('See [1], it is {"a": [2]} indeed.')).toEqual(['outermost', { a: [2] }])
    expect(recovered('[1, {"a": 1} x')).not.toEqual(['outermost', { a: 1 }])
    expect(recovered('{"a":{"b":2}')).toEqual(['repaired', { a: { b: 2 } }])
    expect(recovered('{"bad":["x" "y], "good":["z"]} ')).not.toEqual(['outermost', ['z']])
  })

  it('keeps every document where several follow each other, empty ones too', () => {
    expect(recovered('/* 1 */\n{}\n\n/* 2 */\n{}')).toEqual(['outermost', [{}, {}]])
    expect(recovered('data: {"a": 1}\n\ndata: {"a": 2}\n\ndata: [DONE]')).toEqual([
      'outermost',
      [{ a: 1 }, { a: 2 }],
    ])
  })

  it('repairs what models break', () => {
    expect(recovered("{'a': True, b: None,}")).toEqual(['repaired', { a: true, b: null }])
    expect(recovered('The result:\n```json\n{"a": [1, 2')).toEqual(['repaired', { a: [1, 2] }])
    expect(recovered(' - { "a": ["b" "c"] }')).toEqual(['repaired', { a: ['b', 'c'] }])
  })

  it.each<[string, unknown]>([
    ['{"a": "never closed }', { a: 'never closed' }],
    ['{"a": [{"b": 1], "c": 2}', { a: [{ b: 1 }], c: 2 }],
    ['{"a" 1, "b" {"c" [true]}, "d"null}', { a: 1, b: { c: [true] }, d: null }],
    ['["a: 1", "b" 2, ]', ['a: 1', 'b', 2]],
    ['/* as asked */ {"a": 1 // one\n}', { a: 1 }],
    ['{"a": "x" + "y", "b": [1, 2, ...]}', { a: 'xy', b: [1, 2] }],
    ['{"a": ObjectId("6a"), "b": NumberLong(2) /* as stored */}', { a: '6a', b: 2 }],
  ])('reads %s as it is meant', (text, value) => {
    expect(recovered(text)).toEqual(['repaired', value])
  })

  it('does not choose between documents, and guesses no key, value or sentence', () => {
    for (const text of ['{"a":2}foo', '{:2}', '{"a",', '{"a" ]', '(see above)', '"\\u26"', '/', ''])
      expect([text, recovered(text) === 'none' || recovered(text)[1] === text]).toEqual([text, true])
    expect(recovered('{"a":2}{}')).toEqual(['outermost', [{ a: 2 }, {}]])
    expect(recovered('One:\n```json\n{"a": 1}\n```\nTwo:\n```json\n[2]\n```')).toEqual([
      'outermost',
      [{ a: 1 }, [2]],
    ])
  })

  it.each<[string, unknown]>([
    [
      "{'title': \"It's fine\", 'n': (1, 2), 'set': {'x', 'y'}, 'one': (3)}",
      { title: "It's fine", n: [1, 2], set: ['x', 'y'], one: 3 },
    ],
    ['{"a": TRUE, "b": None}', { a: true, b: null }],
    ['{"a": 1, # one\n "b": 2; "c" = 3,, "d" => 4}', { a: 1, b: 2, c: 3, d: 4 }],
    [
      '{title: Work at home: evidence, year: 2020, url: https://x.org/?a=1, at: 12:30}',
      { title: 'Work at home: evidence', year: 2020, url: 'https://x.org/?a=1', at: '12:30' },
    ],
    [
      '{"n": 1,000, "share": 5 %, "odds": 1/3, "version": 1.1.1}',
      { n: '1,000', share: '5 %', odds: '1/3', version: '1.1.1' },
    ],
    ['{"a": "The "quick", brown fox", "b": "said "no""}', { a: 'The "quick", brown fox', b: 'said "no"' }],
    ['{"a": "one", "b": "two, "c": "three', { a: 'one', b: 'two', c: 'three' }],
    ['{"a: 1, ""b"": ""two""}', { a: 1, b: 'two' }],
    ['{"a": [1, 2, "b": 3}', { a: [1, 2], b: 3 }],
    ['{"a": [1]}, "b": 2}', { a: [1], b: 2 }],
    ['{"a": ["x"], ["y"], "b": 1}', { a: ['x', 'y'], b: 1 }],
    ['["a": 1, "b": 2]', [{ a: 1, b: 2 }]],
    ['"a": 1, "b": [2]', { a: 1, b: [2] }],
    ['{"text": words {in} brackets. }', { text: 'words {in} brackets.' }],
    ['{"a": "x",, "b": 1}', { a: 'x', b: 1 }],
    ['[{"a": 1},, {"b": 2}]', [{ a: 1 }, { b: 2 }]],
    ['[{"a": 1}, "a": 2}]', [{ a: 1 }, { a: 2 }]],
    [
      '{"a"null, "b"false, "c"-4, "d""x", "e":: 1, "f" -> 2}',
      { a: null, b: false, c: -4, d: 'x', e: 1, f: 2 },
    ],
    ['{"a": ["x", "y], "b": [{"c": "z}, {"c": 2}]}', { a: ['x', 'y'], b: [{ c: 'z' }, { c: 2 }] }],
    ['{"a": "one\n"b": "two", "c: "three", "d": 4}', { a: 'one', b: 'two', c: 'three', d: 4 }],
    ['["one", two", "three"]', ['one', 'two', 'three']],
    ['[\n- "a"\n- "b"\n]', ['a', 'b']],
    ['{«a»: «uno», «b»: 2}', { a: 'uno', b: 2 }],
    [`{'a': '''one''', 'b': """two"""}`, { a: 'one', b: 'two' }],
    ['{\\"a\\": \\"x \\\\\\"y\\\\\\" z\\"}', { a: 'x "y" z' }],
    ['{"tex": "\\alpha", "path": "C:\\Meus",}', { tex: '\\alpha', path: 'C:\\Meus' }],
    ['{{"a": 1}}', { a: 1 }],
    ['{"a": "x", "', { a: 'x' }],
    ['{"a": "x" as said, "b": {"c": "y" // note }, "d : "z"}', { a: 'x', b: { c: 'y' }, d: 'z' }],
    ['{"a": {"b": [1], "c": 2], "d": 3}', { a: { b: [1], c: 2 }, d: 3 }],
    ['{"a"：“x”，"b"：1}', { a: 'x', b: 1 }],
    ['{"a": see https://x.org/1 and 2", "b": 1}', { a: 'see https://x.org/1 and 2', b: 1 }],
    ['["one "two" three", "says “four”", "five"]', ['one "two" three', 'says “four”', 'five']],
    [`Answer: {"a": 'x'}. Note that {curly} words follow.`, { a: 'x' }],
  ])('reads what jsonrepair refuses or misreads in %s', (text, value) => {
    expect(recovered(text)).toEqual(['repaired', value])
  })

  it.each<[string, unknown]>([
    ['Here: [{"a": "see [1] b"}, {"a": "x [2', [{ a: 'see [1] b' }, { a: 'x [2' }]],
    ['```json\n{"a": "said \\"no\\" twice", "b": ["c", ', { a: 'said "no" twice', b: ['c'] }],
    ['{"a": "x {y} z",\n "b', { a: 'x {y} z' }],
    ['{"a": {"b": "c\\', { a: { b: 'c' } }],
    ['{"a": "\\u00e', { a: '' }],
    ['{"a": [["x"], "nurses {', { a: [['x'], 'nurses {'] }],
  ])('keeps what stood before a cut in %s', (text, value) => {
    expect(recovered(text)).toEqual(['repaired', value])
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
    for (const piece of [
      '[',
      '{"a":',
      '"x ',
      '`',
      '\\',
      '/*',
      '{"a":1}\n',
      '```json\n',
      "'a':'",
      '(',
      '(1,',
      '""a',
      '\u201c\u201dx',
      '{a:b,',
      '{"a": b, c ',
      '"a" b',
      '#',
      '{"a":1},',
      '\\\n"',
      'a',
      'a(',
    ]) {
      expect(typeof recoverJson(piece.repeat(30_000)).ok).toBe('boolean')
      expect(typeof recoverJson(`[${piece.repeat(5_000)}]`).ok).toBe('boolean')
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
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      '"',
      "'",
      ':',
      ',',
      '""',
      'a',
      'TRUE',
      '1',
      '/',
      '\\',
      ' ',
      '\n',
      '```json',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        (pieces) => typeof recoverJson(pieces.join('')).ok === 'boolean',
      ),
      { numRuns: 2_000 },
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
