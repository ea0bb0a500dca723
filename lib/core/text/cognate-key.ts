import { distance } from 'fastest-levenshtein'
import { foldAccents } from './fold-accents'

/** Endings of one origin: those of the three languages, what stands for all of them, and the shortest word that has one. */
const endings: readonly (readonly [readonly string[], string, number])[] = [
  [['izacoes', 'izaciones', 'izations', 'isations', 'izacao', 'izacion', 'ization', 'isation'], 'isac', 8],
  [['coes', 'ciones', 'tions', 'cao', 'cion', 'tion'], 'c', 5],
  [['soes', 'siones', 'sions', 'sao', 'sion'], 's', 5],
  [['idades', 'idade', 'idad', 'ities', 'ity'], 'it', 6],
  [['dades', 'dade', 'dad', 'ties', 'ty'], 't', 5],
  [['amente', 'emente', 'mente', 'ly'], '', 7],
  [['logicos', 'logicas', 'logical', 'logico', 'logica'], 'logic', 7],
  [['logias', 'logies', 'logia', 'logy'], 'logi', 6],
  [['ical', 'icos', 'icas', 'ico', 'ica', 'ics'], 'ic', 5],
  [['encias', 'encia', 'ences', 'ence', 'encies', 'ency'], 'enc', 6],
  [['ancias', 'ancia', 'ances', 'ance', 'ancies', 'ancy'], 'anc', 6],
  [['ismos', 'ismo', 'isms'], 'ism', 6],
  [['istas', 'ista', 'ists'], 'ist', 6],
  [['aveis', 'avel', 'ables', 'able'], 'abl', 6],
  [['iveis', 'ivel', 'ibles', 'ible'], 'ibl', 6],
  [['ivos', 'ivas', 'ivo', 'iva', 'ives', 'ive'], 'iv', 5],
  [['osos', 'osas', 'oso', 'osa', 'ous'], 'os', 5],
  [['oses', 'osis', 'ose'], 'os', 5],
  [['itis', 'ite'], 'it', 5],
  [['arios', 'arias', 'ario', 'aria', 'aries', 'ary'], 'ari', 5],
  [['orios', 'orias', 'orio', 'oria', 'ories', 'ory'], 'ori', 5],
  [['adores', 'adoras', 'adora', 'ador', 'ators', 'ator'], 'ator', 6],
  [['ados', 'adas', 'ado', 'ada', 'ated', 'ates', 'ating', 'ate'], 'at', 5],
  [['ing', 'ed'], '', 7],
  [['ais', 'al'], 'al', 5],
  [['ies', 'y'], 'i', 5],
  [['ar', 'er', 'ir'], '', 7],
  [['es', 'os', 'as', 's', 'a', 'e', 'o'], '', 4],
]

/** Spellings of one sound: what Greek and Latin words have in English, and what became of it in Portuguese and Spanish. */
const spellings = [
  [/^es(?=[bcdfglmnpqtv])/, 's'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/ch|qu(?=[ei])|[qk]/g, 'c'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/ae|oe/g, 'e'],
  [/[cp]t/g, 't'],
  [/mn/g, 'n'],
  [/h/g, ''],
  [/(.)\1/g, '$1'],
] as const

const LETTERS_MIN = 4
/** Keys are kept, and forgotten at once when they are many: one takes some 5 µs. */
const KNOWN_MAX = 100_000
const known = new Map<string, string>()

/**
 * The form under which cognates of English, Portuguese and Spanish come near each other, though not always to equality: spellings of one
 * sound are written alike and endings of one origin too ("photography", "fotografia"; "-tion", "-ção", "-ción"). Compare two of them
 * with `cognateLikeness01`; where equality is asked for, `cognateStem` is the stricter form. Short words and words of
 * other scripts are only folded.
 */
export function cognateKey(word: string): string {
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  if (known.size >= KNOWN_MAX) known.clear()
  const key = keyOfFolded(foldAccents(word))
  known.set(word, key)
  return key
}

function keyOfFolded(folded: string): string {
  if (folded.length < LETTERS_MIN || !/^[a-z]+$/.test(folded)) return folded
  return spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), withoutEnding(folded))
}

function withoutEnding(folded: string): string {
  for (const [own, instead, lengthMin] of endings) {
    const ending = folded.length >= lengthMin ? own.find((end) => folded.endsWith(end)) : undefined
    if (ending !== undefined) return folded.slice(0, -ending.length) + instead
  }
  return folded
}

/** How alike two cognate keys are, 0…1: one less the edit distance (Levenshtein 1966) over the longer length. */
export function cognateLikeness01(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - distance(a, b) / longer
}
