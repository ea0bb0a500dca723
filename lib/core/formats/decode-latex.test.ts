import { expect, it } from 'vitest'
import { decodeLatex } from './decode-latex'

it.each([
  [String.raw`Franc{\ocirc{u}}`, 'Franců'],
  [String.raw`Solov{\cprime}ev`, 'Solov′ev'],
  [String.raw`W{\polhk{e}}gierski`, 'Węgierski'],
  [String.raw`{\Dbar}uri{\'c}`, 'Đurić'],
])('reads %s, an accent that MathSciNet defines in its preamble', (latex, text) => {
  expect(decodeLatex(latex)).toBe(text)
})
