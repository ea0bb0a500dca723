import { foldAccents } from '@/lib/core/text/fold-accents'
import { numberWordsIn } from '@/lib/core/text/number-words'
import { cueMatcher } from './find-cue'

const people = cueMatcher({
  en: 'participants|respondents|students|undergraduates|pupils|learners|patients|residents|caregivers|carers|employees|workers|managers|teachers|nurses|physicians|doctors|clinicians|adults|adolescents|children|infants|toddlers|boys|girls|women|men|mothers|fathers|parents|couples|families|people|persons|individuals|subjects|volunteers|refugees|migrants|users|farmers|athletes|veterans|inmates|households|firms|companies|agents|schools|classes|hospitals|cases|controls|articles|studies|trials|interviews',
  pt: 'participantes|respondentes|estudantes|universitari*|alunos|alunas|pacientes|residentes|moradores|cuidador*|trabalhador*|funcionari*|servidores|gestores|professor*|docentes|enfermeir*|medicos|adultos|idosos|idosas|adolescentes|jovens|criancas|bebes|meninos|meninas|mulheres|gestantes|puerperas|maes|pais|homens|casais|familias|pessoas|individuos|sujeitos|voluntari*|refugiad*|migrantes|usuari*|agricultor*|atletas|domicilios|agregados|empresas|escolas|turmas|hospitais|casos|controles|artigos|estudos|ensaios|entrevist*',
  es: 'participantes|encuestad*|estudiantes|universitari*|alumnos|alumnas|pacientes|residentes|vecinos|cuidador*|trabajador*|emplead*|directivos|docentes|profesor*|maestros|maestras|enfermer*|medicos|adultos|mayores|adolescentes|jovenes|ninos|ninas|lactantes|mujeres|gestantes|embarazadas|madres|padres|hombres|parejas|familias|personas|individuos|sujetos|voluntari*|refugiad*|migrantes|usuari*|agricultor*|deportistas|hogares|empresas|escuelas|aulas|hospitales|casos|controles|articulos|estudios|ensayos|entrevist*',
})

const N_IS = /\b[nN]\s*=\s*\d/
/** "120 nurses", "1.204 estudantes": a count, not a year or a share. */
const COUNT =
  /(?<![\d.,])(?!(?:1[89]|20)\d\d\b)\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})*(?![\d%]|[.,]\d|\s?%)(?=\s+\p{L})/gu
/** Numbers in words that are no articles: "ninety-six undergraduates", "ciento veinte alumnos". */
const WORDED_MIN = 11
/** Words behind a number in which those whom it counts are named. */
const WORDS_BEHIND = 6
/** "12 weeks", "of 13 to 16 years": they count no people. Folded. */
const OTHER_UNIT =
  /^\s+(?:to|a|e|y|and|minut\w*|hours?|horas?|days?|dias?|weeks?|semanas?|months?|mes(?:es)?|years?|anos?|items?|itens|points?|pontos|puntos|percent\w*|times|vezes|veces)\b/
/** So many have it in a country or the world. Folded. */
const OF_A_POPULATION =
  /\d\s?(?:million|billion|milhao|milhoes|bilhoes|millon|millones|mil millones)\b|\b(?:worldwide|globally|no mundo|en el mundo)\b/

/** Whether a sentence counts those who took part, or the studies that were read: a number, and close behind it people or papers. */
export function countsWhoTookPart(text: string, language: string | null): boolean {
  const folded = foldAccents(text)
  if (OF_A_POPULATION.test(folded)) return false
  if (N_IS.test(text)) return true
  const ends = [
    ...[...folded.matchAll(COUNT)].map((match) => match.index + match[0].length),
    ...numberWordsIn(folded).flatMap(({ end, value }) => (value >= WORDED_MIN ? [end] : [])),
  ]
  return ends.some((end) => {
    const behind = folded.slice(end)
    if (OTHER_UNIT.test(behind)) return false
    const [near = ''] = behind.split(/[;:.()]\s?/)
    return people(near.trim().split(/\s+/).slice(0, WORDS_BEHIND).join(' '), language) !== null
  })
}
