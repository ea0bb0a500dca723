import { describe, expect, test } from 'vitest'
import { findReferenceMarkers, writeReferenceMarker } from '@/lib/contracts/reference-marker'
import type { Evidence } from '@/lib/contracts/research'
import { createSentenceGate, partialAnswer } from './sentence-gate'

const evidence: Evidence = {
  passage: {
    id: 'chen#0',
    itemId: 'chen',
    index: 0,
    text: 'Remote work raised the productivity of the 240 employees by 13%. The study lasted nine months.',
    language: 'en',
    headings: [],
    locator: { type: 'page', value: 3 },
    boxes: [],
  },
  title: 'Chen 2020',
  url: null,
  origin: 'library',
  score: 0.9,
}
const marker = writeReferenceMarker({
  id: 'chen',
  name: 'Chen 2020',
  url: null,
  locator: { type: 'page', value: 3 },
})
const forged = '[[ref:id=nobody|name=Nature]]'
const text = `Remote work raised the productivity of the 240 employees by 13% ${marker}. Everybody loves it ${forged}. The study lasted nine months ${marker}.\n\n`

function letThrough(whole: string, unsupported: 'show' | 'hold-back', size: number): string[] {
  const gate = createSentenceGate({ evidence: [evidence], language: 'en', unsupported })
  const shown: string[] = []
  for (let end = size; end < whole.length + size; end += size) shown.push(...gate(whole.slice(0, end)))
  return shown
}

describe('a text that is being written', () => {
  test.each([1, 7, 50, 1_000])('comes through in whole sentences, in pieces of %i units', (size) => {
    const shown = letThrough(text, 'show', size).filter((piece) => piece !== '')
    const whole = shown.join('')
    expect(whole).not.toContain('nobody')
    expect(findReferenceMarkers(whole).map((found) => found.marker?.id)).toEqual(['chen', 'chen'])
    expect(whole).toContain('Everybody loves it')
    for (const piece of shown) expect(piece).toMatch(/[.\]]$/)
  })

  test('holds back what no passage bears out, from the first moment on', () => {
    const shown = letThrough(text, 'hold-back', 5).join('')
    expect(shown).not.toContain('Everybody')
    expect(shown).toContain('nine months')
  })

  test('keeps the paragraphs, and gives one sentence at a time, however much has come', () => {
    const gate = createSentenceGate({ evidence: [evidence], language: 'en', unsupported: 'show' })
    const said = `The study lasted nine months ${marker}.`
    const shown = [...gate(`${said} ${said}\n\n${said} ${forged}\n\n`)]
    expect(shown.map((piece) => /^\s*/.exec(piece)?.[0])).toEqual(['', ' ', '\n\n'])
  })

  test('shows a sentence as soon as the next one begins', () => {
    const gate = createSentenceGate({ evidence: [evidence], language: 'en', unsupported: 'show' })
    const first = `The study lasted nine months ${marker}.`
    expect([...gate(first)]).toEqual([])
    expect([...gate(`${first} Re`)].join('')).toContain('The study lasted nine months')
  })
})

describe('the answer in a JSON object that is still coming in', () => {
  const json = JSON.stringify({ answer: 'A "quoted" line\nand é 🧪 \\ end.', other: 1 })
  test('is read as far as it is there, without half an escape', () => {
    for (let end = 0; end <= json.length; end += 1)
      expect('A "quoted" line\nand é 🧪 \\ end.'.startsWith(partialAnswer(json.slice(0, end)))).toBe(true)
    expect(partialAnswer(json)).toBe('A "quoted" line\nand é 🧪 \\ end.')
    expect(partialAnswer('{"answer":"\\u00e9\\ud8')).toBe('é')
  })

  test('is nothing where there is none', () => {
    for (const none of ['', '{"answ', 'Let me search first.', '{"answer": 5}'])
      expect(partialAnswer(none)).toBe('')
  })
})
