import { describe, expect, it } from 'vitest'
import { recordIdOfKey } from './source-id'

describe('the id of a record', () => {
  it.each([
    ['openalex:W2741809807', 's0zxtfbg17don30'],
    ['user:é漢', 's10gsglk02h0l0a'],
    ['', 's0660waf1antxeh'],
  ])('of %s never changes: projects are stored with it', (key, id) => {
    expect(recordIdOfKey(key)).toBe(id)
  })
})
