import { describe, expect, it } from 'vitest'
import { workOf as work, teleworkWorks as works } from './angle-works-fixture'
import { composeAngles } from './compose-angles'

const options = { locale: 'en', currentYear: 2026, offered: [], country: '' } as const

describe('what angles are about', () => {
  it('set nothing beside the subject that is a part of its name, and put nothing in and out of scope at once', () => {
    const named = Array.from({ length: 12 }, (_, at) =>
      work(
        at,
        `Microplastic pollution and ${at % 2 ? 'biodiversity' : 'water quality'} in rivers ${'abcdefghijkl'[at]}`,
        'A survey of rivers in Brazil.',
      ),
    )
    const angles = composeAngles([{ interest: 'microplastics', works: named }], options)
    expect(angles.map(({ title }) => title).join(' | ')).not.toMatch(/pollution/i)
    for (const { in: inside, out } of angles)
      expect(out.filter((thing) => inside.includes(thing))).toEqual([])
  })

  it('rest on no retracted record', () => {
    const withdrawn = works.map((one) => ({ ...one, title: `RETRACTED: ${one.title}` }))
    expect(
      composeAngles([{ interest: 'Telework', works: withdrawn }], options).map(({ type }) => type),
    ).toEqual(['own'])
  })

  it('take no reading of a text for reading', () => {
    const titles = ['A critical reading of telework', 'Toward a new reading of telework and the law']
    const read = Array.from({ length: 10 }, (_, at) => work(at, `${titles[at % 2]} ${'abcdefghij'[at]}`, ''))
    const angles = composeAngles([{ interest: 'Telework', works: read }], options)
    expect(angles.map(({ title }) => title).join(' | ')).not.toMatch(/reading/i)
  })

  it('are of the first thing and of the own words where no record joins the two that were said', () => {
    const angles = composeAngles([{ interest: 'Telework and pottery of retired sailors', works }], options)
    expect(angles.some(({ type, title }) => type === 'own' && /pottery/i.test(title))).toBe(true)
    expect(angles.some(({ type, title }) => type !== 'own' && /telework/i.test(title))).toBe(true)
  })

  it('keep a group with a value that bounds nothing alone', () => {
    const [own] = composeAngles([{ interest: 'inclusion of autistic pupils', works: [] }], options)
    expect(own?.map.concepts.filter(({ role }) => role === 'central').map(({ name }) => name)).toEqual([
      'inclusion',
      'autistic pupils',
    ])
  })
})
