import { expect, test } from 'vitest'
import { type Locale, locales } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import en from '@/messages/en/projects.json'
import es from '@/messages/es/projects.json'
import pt from '@/messages/pt-BR/projects.json'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'

const words = { en, 'pt-BR': pt, es } as const satisfies Record<Locale, unknown>
const { records } = generateCatalogue(DEFAULT_SEED)

test.each(locales)(
  'the work that the first page shows in %s is one of the demonstration, letter by letter',
  (locale) => {
    const { picture } = words[locale].welcome
    const record = records.find(({ title }) => title === picture.title)
    expect(record?.abstracts[localeLanguages[locale]]).toContain(picture.quote)
    const [first] = record?.authors ?? []
    expect(picture.by).toBe(`${first?.given} ${first?.family} et al. · ${record?.year}`)
    // As a citation names it: by the last of its surnames in Portuguese.
    expect(picture.cite).toBe(`(${first?.family.split(' ').at(-1)} et al., ${record?.year})`)
  },
)
