import { expect, test } from 'vitest'
import { impossibleThing } from './impossible-things'

test.each([
  'Dragons in the novels of George R. R. Martin',
  'Zombie firms and productivity in Italy',
  'Dragon fruit yields under drip irrigation in Vietnam',
  'Ghost workers on public payrolls in Nigeria',
  'Vampire bats and rabies in cattle in Peru',
  'Unicorn startups and venture capital in Brazil',
  'Dor no membro fantasma de amputados',
  'Empresas fantasma y evasión fiscal en Ecuador',
  'Pueblos fantasma y despoblación rural en Aragón',
  'A lenda da sereia na literatura de cordel',
  'Creencias en duendes entre campesinos de los Andes',
  'Vampirismo no cinema brasileiro',
  'La figura del vampiro en la narrativa mexicana',
  'Lottery winners and life satisfaction',
  'Gasto en lotería y pobreza en España',
  'Rituais de luto e a ideia de alma entre os Krahô',
  'Concrete made of lunar regolith',
  'Death anxiety of people who nearly died',
  'Entrevistas com familiares de pessoas que morreram de covid-19',
  'Questionários sobre a morte em estudantes de enfermagem',
])('is none: %s', (topic) => {
  expect(impossibleThing(topic)).toBeNull()
})

test.each([
  ['How the wings of dragons adapt to altitude', 'dragons'],
  ['Vacina contra o vampirismo em bovinos', 'vampirismo'],
  ['Rendimiento laboral de los duendes en fábricas', 'duendes'],
  ['Measuring the soul with magnetic resonance', 'measuring the soul'],
  ['Prever os números da loteria com redes neurais', 'prever os numeros da loteria'],
  ['Housing prices in a Mars colony', 'mars colony'],
])('is one, and named: %s', (topic, word) => {
  expect(impossibleThing(topic)).toEqual({ code: 'unheard-of', words: [word] })
})
