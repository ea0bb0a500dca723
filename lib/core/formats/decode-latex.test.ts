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

it('prints the signs of law and of formulas, and leaves a command that it does not know', () => {
  expect(decodeLatex(String.raw`42 U.S.C. \S~12 and $p \leq .05 \approx \hat{x} \in A$`)).toBe(
    '42 U.S.C. § 12 and p ≤.05 ≈x̂ ∈A',
  )
  expect(decodeLatex(String.raw`\pounds 3, \unknown{x}`)).toBe(String.raw`£3, \unknownx`)
})
