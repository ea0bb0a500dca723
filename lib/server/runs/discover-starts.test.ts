import { afterAll, expect, test } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { StudentProfile } from '@/lib/contracts/topic'
import { readInterests } from '@/lib/core/topics/read-interests'
import { parseCarlaHandoff } from '@/lib/core/validation/carla-handoff'
import { stopSandbox } from '@/lib/server/sandbox'
import { inShort } from '@/lib/server/testing/in-short'
import { discoverOnce } from './discover-once'

/** What students of each language begin with; the browser's journeys walk the same in topic.spec.ts. */
const starts = {
  'pt-BR': {
    vague: 'Felicidade',
    sound: ['Burnout de enfermeiros', 'Solidão de idosos', 'Trabalho remoto e produtividade'],
    broad: 'Educação no Brasil',
    narrow: 'Burnout de enfermeiros da Clínica Jacarandá em Itu, no verão de 2022',
    hopeless: [
      'NFTs e escala de flores da paróquia',
      'Blockchain para o bocha da vila',
      'Sinos de Man em realidade virtual',
    ],
  },
  es: {
    vague: 'La felicidad',
    sound: ['Burnout de enfermeros', 'Soledad de los mayores', 'Trabajo remoto y productividad'],
    broad: 'La educación en Brasil',
    narrow: 'Burnout de enfermeros de la Clínica Jacaranda de Ronda, verano de 2022',
    hopeless: [
      'NFT y turnos de flores de la parroquia',
      'Blockchain para la petanca del pueblo',
      'Carillones de Man en realidad virtual',
    ],
  },
} as const satisfies Partial<Record<Locale, object>>

afterAll(stopSandbox)

async function discovered(locale: Locale, areas: readonly string[]) {
  const lines: object[] = []
  const result = await discoverOnce(
    { areas: [...areas], profile: StudentProfile.parse({ weekly_hours: 10 }) },
    { locale, sandbox: true, student: 'ana', choose: 1, emit: (line) => lines.push(line) },
  )
  return { ...result, lines }
}

test.each([
  ['Meu TCC vai ser sobre burnout de enfermeiros', 'burnout de enfermeiros'],
  ['My dissertation will be about loneliness of students', 'loneliness of students'],
  ['Mi tesis va a ser sobre la soledad de los mayores', 'la soledad de los mayores'],
])('what is said before the thing is no part of the topic: %j', (said, area) => {
  expect(readInterests([said], '2026-01-01').interests.areas).toEqual([area])
})

for (const locale of ['pt-BR', 'es'] as const) {
  const { vague, sound, broad, narrow, hopeless } = starts[locale]

  test(`in ${locale} a vague answer is pressed once and taken at the second time`, () => {
    const today = '2026-01-01'
    expect(readInterests([vague], today)).toMatchObject({ fault: 'vague' })
    expect(readInterests([vague, sound.join('; ')], today)).toMatchObject({ fault: null })
    expect(readInterests([vague, vague], today).interests.areas).toEqual([vague])
  })

  const others = [
    ['broad', [broad, ...sound.slice(0, 2)]],
    ['narrow', [narrow, ...sound.slice(1)]],
  ] as const
  const short = others.filter(([start]) => start === (locale === 'es' ? 'narrow' : 'broad'))
  test.each(inShort(others, short))(
    `in ${locale} a too %s start leads to counted angles and a hand-off that the search reads`,
    async (_, areas) => {
      const { summary, documents, lines } = await discovered(locale, areas)
      expect(summary).toMatchObject({ hopeless: false, areas: 3 })
      expect(summary.angles).toBeGreaterThanOrEqual(3)
      const counted = lines.filter((line) => 'total' in line && typeof line.total === 'number')
      expect(counted.length).toBe(summary.angles)
      expect(parseCarlaHandoff(documents?.handoff.text ?? '')).toMatchObject({
        ok: true,
        handoff: { topic: summary.topic },
      })
    },
    60_000,
  )

  for (const areas of inShort([hopeless], locale === 'es' ? [hopeless] : []))
    test(`in ${locale} a hopeless start is told and settles nothing`, async () => {
      const { summary, documents } = await discovered(locale, areas)
      expect(summary).toMatchObject({ hopeless: true, finalists: [], topic: null })
      expect(documents).toBeNull()
    }, 60_000)
}
