import { expect, it } from 'vitest'
import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'

const read = (language: ConceptLanguage, topic: string, question = '') =>
  readTopic({ topic, question, language }).concepts
const rolesOf = (language: ConceptLanguage, topic: string, question = '') =>
  Object.fromEntries(read(language, topic, question).map(({ name, role }) => [name, role]))

it.each([
  [
    'pt',
    'Rotas de caminhões otimizadas por colônia de formigas',
    ['Rotas de caminhões', 'colônia de formigas'],
  ],
  ['es', 'Muros de quincha reforzados con fibras de ichu', ['Muros de quincha', 'fibras de ichu']],
  ['pt', 'Bumba meu boi do Maranhão', ['Bumba meu boi', 'Maranhão']],
  ['pt', 'Tolerância a geadas em oliveiras', ['Tolerância a geadas', 'oliveiras']],
  ['pt', 'Memórias Póstumas de Brás Cubas e a ironia', ['Memórias Póstumas de Brás Cubas', 'ironia']],
  ['pt', 'Benzedeiras: saberes populares em risco?', ['Benzedeiras', 'saberes populares']],
  ['es', 'Títulos de propiedad en Villa El Salvador', ['Títulos de propiedad', 'Villa El Salvador']],
  ['es', 'Socios del club y cancha sintética', ['Socios', 'club', 'cancha sintética']],
  ['pt', 'Calor no bloco C de escolas', ['Calor', 'escolas']],
  ['es', 'Ventas de arepas de mi tía', ['Ventas de arepas']],
  ['pt', 'Peso de bezerros do sítio Boa Vista alimentados com ureia', ['Peso de bezerros', 'ureia']],
  ['es', 'Sueño en choferes de la empresa Cruz del Sur', ['Sueño', 'choferes', 'empresa']],
] as const)(
  'reads whole what is one name, and leaves out what is said of it: %s %s',
  (language, topic, names) => {
    expect(read(language, topic).map(({ name }) => name)).toEqual(names)
  },
)

it.each([
  ['es', 'Música chilota', '¿Por qué los jóvenes dejan de tocarla?', 'tocarla'],
  ['pt', 'Carvão de casca de coco', 'O carvão adsorve o corante?', 'adsorve'],
  ['pt', 'Moradores de rua', 'O que impede as pessoas de ir embora?', 'pessoas de ir'],
] as const)('takes no verb of a question for a thing: %s %s %s', (language, topic, question, verb) => {
  expect(read(language, topic, question).map(({ name }) => name)).not.toContain(verb)
})

it('gives what is processed as a further name, so that sources on it are found', () => {
  const [first] = read('pt', 'Reaproveitamento de borracha triturada em pavimentos')
  expect(first?.names.map(({ text }) => text)).toContain('borracha triturada')
})

it('takes no name that the vocabulary knows as a thing for a place', () => {
  expect(rolesOf('pt', 'Golpe do WhatsApp contra idosos')).toMatchObject({ WhatsApp: 'central' })
})

it('does not read a plastic as animals', () => {
  const names = read('pt', 'Tijolos com PET').flatMap((concept) => concept.names.map(({ text }) => text))
  expect(names).not.toContain('pets')
})
