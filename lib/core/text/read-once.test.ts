import { expect, test } from 'vitest'
import { readOnce } from './read-once'

test('a text is read once, and another or in another language anew', () => {
  const read: string[] = []
  const length = readOnce((text, language: string | null) => {
    read.push(`${language} ${text}`)
    return text.length
  })
  const lengths = ['one', 'three', 'one', ''].map((text) => length(text, 'en'))
  expect([...lengths, length('one', null), length('', 'en')]).toEqual([3, 5, 3, 0, 3, 0])
  expect(read).toEqual(['en one', 'en three', 'en ', 'null one'])
})

test('what is kept is bounded, and what is asked for again and again stays', () => {
  let reads = 0
  const read = readOnce((text) => {
    reads += 1
    return [text.length]
  })
  const often = 'often asked'
  const kept = read(often)
  for (let at = 0; at < 500; at += 1) {
    read(`${at} ${'x'.repeat(10_000)}`)
    expect(read(often)).toBe(kept)
  }
  expect(reads).toBe(501)
  read(`0 ${'x'.repeat(10_000)}`)
  expect(reads).toBe(502)
})
