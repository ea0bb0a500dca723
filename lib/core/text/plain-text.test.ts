import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText, plainAbstract, plainText, plainTitle } from './plain-text'

describe('plainTitle', () => {
  test.each([
    ['<![CDATA[<B>Notas e novos táxons</B>]]>', 'Notas e novos táxons'],
    ['The role of\n    <scp>AI</scp>\n    in ecology’s footprint', 'The role of AI in ecology’s footprint'],
    ['H<sub>2</sub>O in <i>Homo sapiens</i>.', 'H2O in Homo sapiens'],
    ['&lt;i&gt;Escherichia&lt;/i&gt; &amp;amp; friends', 'Escherichia & friends'],
    ['Mass <mml:math><mml:mi>m</mml:mi><mml:mo>=</mml:mo><mml:mn>1</mml:mn></mml:math>', 'Mass m=1'],
    [
      'A <!-- note --> <tex-math>$x^2$</tex-math><jats:tex-math id="1">y</jats:tex-math>B <!-- open',
      'A B <!-- open',
    ],
    ['Caf&eacute; &#8211; &#xe7;', 'Café – ç'],
    ['When p < n and m > 3', 'When p < n and m > 3'],
    ['Made in the U.S.A.', 'Made in the U.S.A.'],
    ['And so on...', 'And so on...'],
    ['  ', ''],
  ])('%j becomes %j', (raw, plain) => expect(plainTitle(raw)).toBe(plain))
})

describe('plainAbstract', () => {
  test.each([
    ['<jats:title>Abstract</jats:title><jats:p>We ask.</jats:p>', 'We ask.'],
    [
      '<jats:sec><jats:title>Background</jats:title><jats:p>One.</jats:p></jats:sec><jats:sec><jats:title>Methods:</jats:title><jats:p>Two.</jats:p></jats:sec>',
      'Background: One. Methods: Two.',
    ],
    ['<h4>What is known?</h4>Little.', 'What is known? Little.'],
    ['&lt;jats:p&gt;Escaped&lt;/jats:p&gt;', 'Escaped'],
    ['Abstract interpretation is a theory.', 'Abstract interpretation is a theory.'],
    ['Abstract Background matters', 'Background matters'],
  ])('%j becomes %j', (raw, plain) => expect(plainAbstract(raw)).toBe(plain))

  test('nothing stays nothing', () => expect(plainAbstract('<p> </p>')).toBeNull())
})

test('cleaning any text ends quickly, leaves no known tag and changes nothing the second time round', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    'i',
    'jats:p',
    '&lt;',
    '&amp;',
    ' ',
    '<![CDATA[',
    ']]>',
    '<!--',
    'text',
    '"',
    '=',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (parts) => {
      const plain = plainText(parts.join('')) ?? ''
      expect(/<\/?(?:i|jats:p)>/.test(plain)).toBe(false)
      expect(plain).toBe(plain.trim())
    }),
  )
  const hostile = `${'<a '.repeat(60_000)}${'&lt;'.repeat(10_000)}`
  expect(plainTitle(hostile).length).toBeGreaterThan(0)
})

test('cutting never leaves half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 20 }), (text, max) => {
      const cut = cutText(text, max)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(cut.isWellFormed()).toBe(true)
    }),
  )
})
