import { foldAccents } from '@/lib/core/text/words'
import { type RoleSentence, sentenceRolesOf } from './sentence-roles'

/** How many were studied, with the sentence that says so; `unit` as written there (folded), "n" for a bare "n = 120". */
export interface SampleSize {
  readonly size: number
  readonly unit: string
  readonly kind: 'people' | 'organisations' | 'texts'
  readonly sentence: RoleSentence
}

/** Larger figures are populations or money. */
const SIZE_MAX = 50_000_000

/** What can be counted as a sample, folded, in English, Portuguese and Spanish; `kind` decides what is compared with what. */
const units: Readonly<Record<SampleSize['kind'], string>> = {
  people:
    'participants respondents patients students teachers workers employees women men children adolescents adults individuals people persons subjects volunteers nurses physicians managers interviewees households families users consumers mothers ' +
    'participantes respondentes pacientes estudantes alunos professores docentes trabalhadores empregados funcionarios mulheres homens criancas adolescentes adultos individuos pessoas sujeitos voluntarios enfermeiros enfermeiras medicos gestores entrevistados domicilios familias usuarios consumidores maes idosos universitarios ' +
    'encuestados estudiantes alumnos profesores maestros trabajadores empleados mujeres hombres ninos ninas personas sujetos enfermeras directivos hogares',
  organisations:
    'companies firms organizations organisations schools hospitals universities municipalities countries startups banks ' +
    'empresas organizacoes escolas hospitais universidades municipios paises bancos cooperativas ' +
    'organizaciones escuelas hospitales universidades',
  texts:
    'studies articles papers publications trials documents records interviews records ' +
    'estudos artigos publicacoes ensaios documentos entrevistas ' +
    'estudios articulos publicaciones ensayos',
}

const kindOfUnit: ReadonlyMap<string, SampleSize['kind']> = new Map(
  (['people', 'organisations', 'texts'] as const).flatMap((kind) =>
    units[kind].split(' ').map((unit) => [unit, kind] as const),
  ),
)

/** Small numbers are written as words: "twelve teachers", "doze professores". */
const numberWords: ReadonlyMap<string, number> = new Map(
  [
    'two|dois|duas|dos',
    'three|tres',
    'four|quatro|cuatro',
    'five|cinco',
    'six|seis',
    'seven|sete|siete',
    'eight|oito|ocho',
    'nine|nove|nueve',
    'ten|dez|diez',
    'eleven|onze|once',
    'twelve|doze|doce',
    'thirteen|treze|trece',
    'fourteen|quatorze|catorze|catorce',
    'fifteen|quinze|quince',
    'sixteen|dezesseis|dieciseis',
    'seventeen|dezessete|diecisiete',
    'eighteen|dezoito|dieciocho',
    'nineteen|dezenove|diecinueve',
    'twenty|vinte|veinte',
  ].flatMap((line, index) => line.split('|').map((word) => [word, index + 2] as const)),
)

const NUMBER = '\\d{1,3}(?:[.,\\s\\u00a0]\\d{3}){1,2}|\\d{1,8}'
const WORD_NUMBER = [...numberWords.keys()].join('|')
const UNIT = [...kindOfUnit.keys()].join('|')
/** "312 public school teachers": up to three words may stand between the number and what it counts. */
const COUNTED = new RegExp(
  `(?<![\\d.,%$€£-])\\b(${NUMBER}|${WORD_NUMBER})(?![.,]?\\d|\\s?%)\\s(?:[a-z-]{1,20}\\s){0,3}?(${UNIT})\\b`,
  'g',
)
const BARE = new RegExp(`\\bn\\s?=\\s?(${NUMBER})(?![.,]?\\d|\\s?%)`, 'g')
/** Words that tie a count to the sample rather than to the world. */
const SAMPLED =
  /\b(?:sample|sampled|total of|recruited|enrolled|interviewed|surveyed|randomi[sz]ed|participated|included|collected|analy[sz]ed|assessed|evaluated|amostra|total de|participaram|entrevistad[oa]s|incluid[oa]s|selecionad[oa]s|analisad[oa]s|avaliad[oa]s|aplicad[oa]s|muestra|participaron|encuesto|entrevisto|seleccionad[oa]s|analizad[oa]s|evaluad[oa]s|conformad[oa])\b/

interface Count {
  readonly size: number
  readonly unit: string
  readonly sentence: RoleSentence
  readonly weight: number
}

function numberOf(written: string): number {
  return numberWords.get(written) ?? Number(written.replace(/[.,\s\u00a0]/g, ''))
}

/** A year ("in 2019 students …") is no count. */
function isYear(size: number, before: string): boolean {
  return (
    size >= 1900 && size <= 2100 && /(?:\b(?:in|of|since|em|de|desde|en|ano|year)|[-–/(])\s?$/.test(before)
  )
}

function countsIn(sentence: RoleSentence): Count[] {
  const text = foldAccents(sentence.text)
  const isSampled = SAMPLED.test(text)
  const isAboutStudy = sentence.role === 'method' || sentence.role === 'aim'
  const weight = (isSampled ? 2 : 0) + (isAboutStudy ? 1 : 0)
  const counted = [...text.matchAll(COUNTED)].flatMap((match): Count[] => {
    const size = numberOf(match[1] ?? '')
    const unit = match[2] ?? ''
    return isYear(size, text.slice(0, match.index)) ? [] : [{ size, unit, sentence, weight }]
  })
  const bare = [...text.matchAll(BARE)].map((match) => ({
    size: numberOf(match[1] ?? ''),
    unit: 'n',
    sentence,
    weight: 1,
  }))
  return [...counted, ...bare].filter(({ size }) => size >= 1 && size <= SIZE_MAX)
}

const tellsSample = ({ sentence, weight }: Count) =>
  sentence.role !== 'background' && sentence.role !== 'future' && weight > 0

/**
 * How large the sample of a study is: the count that the text ties most clearly to its sample, and of equally clear ones the
 * largest, because groups are smaller than the whole. People before organisations before texts, except that a text which names only
 * studies or documents counts those. null when no count is tied to a sample. Figures and number words to twenty are read.
 */
export function sampleSize(text: string, language: string | null): SampleSize | null {
  const counts = sentenceRolesOf(text, language).flatMap(countsIn).filter(tellsSample)
  const order = ['people', 'organisations', 'texts'] as const
  const kindOf = (count: Count) => kindOfUnit.get(count.unit) ?? 'people'
  const best = counts.sort(
    (a, b) => b.weight - a.weight || order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)) || b.size - a.size,
  )[0]
  return best === undefined
    ? null
    : { size: best.size, unit: best.unit, kind: kindOf(best), sentence: best.sentence }
}
