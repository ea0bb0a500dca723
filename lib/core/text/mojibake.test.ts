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
  ['“AMANHÔ', '“AMANHÔ'],
  ['O “CAFÉ” — «É» — e a “IRMÔ', 'O “CAFÉ” — «É» — e a “IRMÔ'],
  ['NÃO À REPÚBLICA: AÇÃO', 'NÃO À REPÚBLICA: AÇÃO'],
  ['PÃ©rez: 44.5Â\u00a0% in a delayedâ€“recovery group', 'Pérez: 44.5\u00a0% in a delayed–recovery group'],
  ['JokÃ»bas Å\u00a0ileikis', 'Jokûbas Šileikis'],
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
