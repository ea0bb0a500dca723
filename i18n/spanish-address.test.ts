import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { foldAccents } from '@/lib/core/text/fold-accents'

/**
 * Spanish says tú to the student and usted to the advisor. Only sure signs are refused: the pronoun, and a command in the polite form where
 * a sentence begins or a pronoun hangs on it. "su", "puede" and "sabe" may speak of anybody, so a question asked with them is not seen.
 */
const root = fileURLToPath(new URL('../messages/es', import.meta.url))
/** What advisors and reviewers read, and the questions that a study puts to the people it interviews. */
const desk =
  /^(?:desk\.json\.|screening\.json\.(?!room\.)|common\.json\.error\.(?:link-[a-z]+|not-allowed|reason-missing|comments-too-often)$)/
const polite = [desk, /^floor\/paper-synthesis\.json\.instruments\./]

/** Polite commands by their verb; none of them is also a noun or the familiar command of another verb. */
const commands = [
  'abra|acorte|acote|agregue|amplie|anote|anada|apoye|asuma|borre|busque|cambie|cite|compruebe|confirme|conserve|considere|consulte|copie',
  'corrija|cuente|decida|defina|deje|describa|diga|divida|elija|escriba|espere|especifique|evite|explique|guarde|haga|indique',
  'intente|justifique|lea|llame|marque|mire|muestre|pegue|pida|piense|ponga|pregunte|pruebe|pulse|quite|reduzca|responda|revise|seleccione',
  'siga|suba|tenga|traiga|utilice|vuelva',
].join('|')
const signs = [
  /(?<!\p{L})usted(?:es)?(?!\p{L})/u,
  new RegExp(`(?:^|[.;:!?¿¡(] ?|por favor, )(?:no )?(?:${commands})(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})(?:${commands})(?:me|se|l[aeo]s?)(?!\\p{L})`, 'u'),
]
/** The pronouns, and what only the second person says: verbs of a list, and commands where a sentence begins. */
const familiar =
  /(?<!\p{L})(?:tú|ti|tus?|te|contigo|tuy[ao]s?|(?:pued|quier|tien|deb|sab|ha|h|er|está|pulse|escriba|elija|abra|lea)(?:es|s)|podrás|verás|pulses)(?!\p{L})|(?:^|[.;:!?¿¡] ?)(?:no )?(?:abre|copia|di|elige|envía|escribe|espera|guarda|lee|mira|pide|pulsa|responde|revisa)(?!\p{L})/iu

function speaksPolitely(text: string): boolean {
  const folded = foldAccents(text).toLowerCase()
  return signs.some((sign) => sign.test(folded))
}

function messages(value: unknown, key: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => messages(inner, `${key}.${name}`))
}

const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => messages(JSON.parse(readFileSync(join(root, name), 'utf8')), name))
const isPolite = (key: string) => polite.some((place) => place.test(key))

describe('Spanish', () => {
  it.each([
    '¿A quién sigue usted?',
    'Póngase a prueba',
    '¿Y eso por qué? Pregunte hasta el final.',
    'Retractado; no apoye ningún argumento en él.',
    'Dos objeciones abiertas. Respóndalas antes de publicar.',
    'No está listo: seleccione una fuente.',
    'Elíjalo solo si hace falta',
  ])('tells a polite form in %j', (text) => {
    expect(speaksPolitely(text)).toBe(true)
  })

  it.each([
    'Pregunta hasta que la respuesta ya no cambie.',
    'Respóndelas o asúmelas antes de publicar.',
    'Quien lo tenga puede hacerlo; quien lea esto, no.',
    'Un diseño que responda a la pregunta',
    'Escríbela de nuevo y añádela',
    'El encuestado y sus respuestas',
  ])('tells none in %j', (text) => {
    expect(speaksPolitely(text)).toBe(false)
  })

  it('says tú to the student everywhere', () => {
    expect(all.length).toBeGreaterThan(2_000)
    expect(all.filter(([key, text]) => !isPolite(key) && speaksPolitely(text))).toEqual([])
  })

  it('says usted to the advisor at the desk', () => {
    const said = all.filter(([key]) => desk.test(key))
    expect(said.filter(([key]) => key.startsWith('common.')).length).toBeGreaterThan(5)
    expect(said.some(([, text]) => speaksPolitely(text))).toBe(true)
    expect(said.filter(([, text]) => familiar.test(text))).toEqual([])
  })
})
