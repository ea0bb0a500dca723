import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repairMojibake } from './mojibake'

it.each([
  ['GÃ¤rtner', 'Gärtner'],
  ['EducaÃ§Ã£o', 'Educação'],
  ['itâ€™s', 'it’s'],
  ['Ã‰cole', 'École'],
  ['São João, Ångström', 'São João, Ångström'],
  ['Ã', 'Ã'],
])('%s becomes %s', (garbled, text) => {
  expect(repairMojibake(garbled)).toBe(text)
})

it('leaves ASCII alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(repairMojibake(text)).toBe(text)
    }),
  )
})
