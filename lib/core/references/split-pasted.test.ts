import { describe, expect, it } from 'vitest'
import { PASTED_MAX, splitPasted } from './split-pasted'

const abnt = 'SOUZA, Ana. Hortas nos telhados. Revista de Bairro, v. 2, n. 1, p. 3-9, 2019.'
const apa = 'Marsh, T. L. (2016). Sleep among bakers. Journal of Early Hours, 8(3), 210–228.'
const split = (text: string) => splitPasted(text, 2026).references

describe('a pasted text', () => {
  it('of several references is as many, by lines or by paragraphs', () => {
    expect(split(`${abnt}\n${apa}`)).toEqual([abnt, apa])
    expect(split(`${abnt}\n\n${apa}\n`)).toEqual([abnt, apa])
    expect(split(`10.5555/a.1\nhttps://doi.org/10.5555/a.2\n${apa}`)).toHaveLength(3)
  })
  it('keeps wrapped lines together, numbered or not', () => {
    const wrapped = abnt.replace('Revista', '\nRevista')
    expect(split(wrapped)).toEqual([abnt])
    expect(split(`1. ${wrapped}\n2. ${apa}`)).toEqual([`1. ${abnt}`, `2. ${apa}`])
  })
  it('of a title over its abstract is one', () => {
    const text = 'Remote work on islands\n\nWe asked three offices. Productivity rose in two.'
    expect(split(text)).toEqual([text])
    expect(split('   ')).toEqual([])
  })
  it('of many is read some at a time, and none of the others is lost', () => {
    const many = Array.from({ length: 40 }, (_, at) => `${at + 1}. ${apa}`)
    const { references, rest } = splitPasted(many.join('\n'), 2026)
    expect(references).toHaveLength(PASTED_MAX)
    expect([...references, ...rest]).toEqual(many)
  })
})
