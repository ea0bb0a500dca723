import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import type { TextSpan } from './time-phrases'

/** A class or school year that the text names, with what it is called more widely. */
export interface SchoolYear extends TextSpan {
  /** The year alone: "6º ano" of "alunos do 6º ano B". */
  readonly year: string
  /** Concepts of the vocabulary that its names are taken from: those persons, and their stage of school. */
  readonly stages: readonly string[]
}

const ordinals: Readonly<Record<string, number>> = {
  primeiro: 1,
  segundo: 2,
  terceiro: 3,
  quarto: 4,
  quinto: 5,
  sexto: 6,
  sétimo: 7,
  oitavo: 8,
  nono: 9,
  primer: 1,
  primero: 1,
  tercer: 3,
  tercero: 3,
  cuarto: 4,
  séptimo: 7,
  octavo: 8,
  noveno: 9,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
}
const said = Object.keys(ordinals).join('|')

const patterns: Readonly<Record<ConceptLanguage, RegExp>> = {
  pt: /(?<![\p{L}\d])(?:(?:alun[oa]s|estudantes|crianças|turmas?|adolescentes|discentes|professor[ae]s|docentes)(?: \p{Ll}+s)? d[eoa]s? )?(?<year>(?<number>\d)(?:[ºªo°] (?:(?:e|ao|a) \d[ºªo°]? )?(?:anos?|séries?)| (?:ano|série)(?!s))(?: (?:do )?ensino (?<stage>fundamental|médio))?)(?: [A-F](?!\p{L}))?(?!\p{L}| (?:de (?:vida|idade|curso|faculdade|graduação)))/giu,
  es: new RegExp(
    `(?<![\\p{L}\\d])(?:(?:alumn[oa]s|alumnado|estudiantes|niños|niñas|escolares|profesores|docentes)(?: \\p{Ll}+s)? de )?(?<year>(?:(?<number>\\d)[ºª°o]?|(?<word>${said}))(?: (?:de )?(?<stage>grado|primaria|secundaria|bachillerato|ESO|básico|medio)(?: de (?<of>primaria|secundaria|bachillerato|ESO))?| [A-F](?!\\p{L})))(?!\\p{L})`,
    'giu',
  ),
  en: new RegExp(
    `(?<!\\p{L})(?<year>Years? (?<number>\\d{1,2})(?: (?:and|to|&) \\d{1,2})?|Grades? (?<grade>\\d{1,2})|(?:(?<ordinal>\\d{1,2})(?:st|nd|rd|th)|(?<word>${said}))[- ]grade)(?:rs?|s)?(?: (?:pupils|students|children|learners|classes|classrooms|teachers))?(?!\\p{L})`,
    'gu',
  ),
}

/** The school years that the text names, with the persons named by them; none for years of life or of a degree. */
export function schoolYears(text: string, language: ConceptLanguage): readonly SchoolYear[] {
  const named = [...text.matchAll(patterns[language])].flatMap(classInCapitals)
  return named.map((match) => {
    const groups = match.groups ?? {}
    const year = groups.year ?? match[0]
    const written = groups.number ?? groups.grade ?? groups.ordinal
    const number = written ? Number(written) : (ordinals[(groups.word ?? '').toLowerCase()] ?? 0)
    const isTaught = !/profes|docent|teacher/iu.test(match[0])
    const stage = stageOf(language, number, (groups.of ?? groups.stage ?? '').toLowerCase(), !groups.number)
    const start = match.index
    return { start, end: start + match[0].length, year, stages: isTaught ? pupils[stage] : teachers[stage] }
  })
}

/** "niños de 8 a 12 años" are of no class A, and "do 5º ano e da família" of none E: a class is a capital letter. */
function classInCapitals(match: RegExpExecArray) {
  const said = match[0].replace(/ [a-f]$/u, '')
  if (said === match[0]) return [match]
  return /\p{L}{3}\)?$|[ºªo°]$/u.test(said) && !/^\d$/u.test(match.groups?.year ?? '')
    ? [Object.assign(match, { 0: said })]
    : []
}

type Stage = 'primary' | 'brazilian-lower' | 'lower' | 'upper'
const pupils: Readonly<Record<Stage, readonly string[]>> = {
  primary: ['primary school students', 'primary education'],
  'brazilian-lower': ['middle school students', 'lower secondary education', 'primary education'],
  lower: ['secondary school students', 'secondary schools'],
  upper: ['high school students', 'upper secondary education'],
}
const teachers: Readonly<Record<Stage, readonly string[]>> = {
  primary: ['primary school teachers', 'primary education'],
  'brazilian-lower': ['primary school teachers', 'lower secondary education', 'primary education'],
  lower: ['secondary school teachers', 'secondary schools'],
  upper: ['secondary school teachers', 'upper secondary education'],
}

/** Brazil: nine years of basic school, then three; Spanish-speaking countries: six years of primary; England counts to 13. */
function stageOf(language: ConceptLanguage, number: number, stage: string, isGrade: boolean): Stage {
  if (/^(?:médio|medio|bachillerato)$/u.test(stage)) return 'upper'
  if (language === 'pt') return number > 5 ? 'brazilian-lower' : 'primary'
  if (language === 'es') return /^(?:eso|secundaria)$/u.test(stage) || number > 6 ? 'lower' : 'primary'
  return number <= (isGrade ? 5 : 6) ? 'primary' : 'lower'
}
