import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { verbStrength } from '@/lib/core/concepts/reading/verb-forms'
import { isCounted, unmatchedFigures } from '@/lib/core/ledger/match-figures'
import { type Figure, readFigures } from '@/lib/core/ledger/read-figures'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { textOfWork } from '../literature/literature-reader'
import { type CheckFinding, type Fault, heldShare01, type QualityInputs } from './quality-check'

/** Shorter texts are names and titles, which any language may have. */
const LANGUAGE_LETTERS_MIN = 110
/** "I", "we" and what is theirs, as each language writes them: a numeral ("type I") is no person, nor is "nos" in Portuguese. */
const SPOKEN: Readonly<Record<Locale, RegExp>> = {
  en: /(?<![\p{L}\p{N}.'’-]|(?:[Tt]ype|[Cc]lass|[Pp]hase|[Ll]evel|[Gg]rade|[Ss]tage|[Pp]art|[Ww]ar|[Vv]olume) )(?:I|I['’](?:m|ve|ll|d)|[Mm]y|[Mm]yself|[Ww]e|[Oo]ur|[Oo]urs|[Oo]urselves)(?![\p{L}\p{N}-])(?!\.)/u,
  'pt-BR': /(?<![\p{L}-])(?:eu|meus?|minhas?|mim|comigo|nós|nossos?|nossas?|conosco)(?![\p{L}-])/iu,
  es: /(?<![\p{L}-])(?:yo|mis?|míos?|mías?|conmigo|nosotr[oa]s|nuestr[oa]s?)(?![\p{L}-])/iu,
}
/** No search can show it; folded. */
const DENIED_OF_ALL =
  /\b(?:nobody|no one|no (?:study|studies|research|author|one) (?:has|have)|never been (?:studied|examined|investigated)|there (?:is|are) no (?:study|studies|research))\b.{0,40}\b(?:ever|in the world|anywhere|so far|before|never been)\b|\b(?:ninguem|nenhum (?:estudo|autor|trabalho)|nunca (?:foi|foram))\b.{0,40}\b(?:no mundo|jamais|ate hoje|nunca|estudad\w+|investigad\w+|pesquisad\w+)\b|\b(?:nadie|ningun (?:estudio|autor|trabajo)|nunca se (?:ha|han))\b.{0,40}\b(?:en el mundo|jamas|hasta hoy|nunca|estudiado|investigado)\b/
/** What comes out is told before it was looked for; folded. */
const FORETOLD =
  /\b(?:will (?:prove|demonstrate|confirm)|beyond (?:any )?doubt|undoubtedly|without (?:a )?doubt|vai (?:provar|comprovar|demonstrar)|(?:com)?provara|demonstrara|sem (?:sombra de )?duvida|va a (?:probar|demostrar)|demostrara|comprobara|probara|sin (?:lugar a )?dudas?)\b/
const PROOF =
  /^(?:to )?(?:prove|provar|comprovar|probar|comprobar|demonstrate|demonstrar|demostrar) (?:that|que)\b/
/** What a student does on the way, and no result. */
const CHORE =
  /\b(?:buy|purchase|comprar|matricular\w*|enrol\w*|inscribir\w*|(?:read|ler|leer) (?:the |a |la )?(?:literature|books?|literatura|livros|libros)|(?:finish|finalizar|terminar|concluir|defend|defender) (?:the |my |a |o |la |el )?(?:thesis|dissertation|tese|dissertacao|tesis|master\w*|mestrado|maestria|doctorado|doutorado)|(?:get|obtain|obter|obtener) (?:the |a |o |el |un )?(?:degree|title|titulo|grado))\b/

/**
 * Whether statement and objectives are worded so that an advisor can take them: in the language of the document and the third person, with no figure that the cited source
 * does not state, nothing denied of all the world and no result told before it was looked for; and whether each objective is something to be reached.
 */
export function wordingSound(inputs: QualityInputs): CheckFinding {
  const { problem, objectives } = inputs
  const sentences = sentencesOf(problem.definition.problem_statement)
  const bad = sentences.filter((sentence) => isUnsound(sentence, inputs))
  const { general_objective, specific_objectives } = objectives.objectives
  const aims = [general_objective, ...specific_objectives]
  const notAims = aims.filter((aim) => !isAim(aim, inputs))
  const count = sentences.length + aims.length
  return {
    id: 'wording-sound',
    share01: heldShare01(count - bad.length - notAims.length, count),
    held: count - bad.length - notAims.length,
    count,
    faults: [
      ...bad.map((what) => major('problem_definition', withoutMarks(what))),
      ...notAims.map((what) => major('research_objectives', what)),
    ],
  }
}

const major = (component: Fault['component'], what: string): Fault => ({
  severity: 'major',
  component,
  mendedIn: component,
  what,
})

function sentencesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => splitSentences(line, null).map((sentence) => sentence.text))
}

const withoutMarks = (sentence: string) => sentence.replace(/\s*\[-?@[^\]]*\]/g, '')
const withoutQuotes = (sentence: string) => sentence.replace(/[“"«][^”"»]*[”"»]/g, ' ')

function isUnsound(sentence: string, inputs: QualityInputs): boolean {
  const own = withoutAsked(withoutQuotes(sentence), inputs)
  const folded = foldAccents(own)
  return (
    SPOKEN[inputs.locale].test(withoutMarks(own)) ||
    DENIED_OF_ALL.test(folded) ||
    FORETOLD.test(folded) ||
    isForeign(own, inputs) ||
    figuresOfNobody(own, inputs).length > 0
  )
}

/** What topic and question say is the student's, in whatever language and person. */
function withoutAsked(sentence: string, { brief, problem }: QualityInputs): string {
  return [brief.topic, brief.question, brief.title, problem.definition.main_research_question]
    .filter((text) => text !== '')
    .reduce((text, part) => text.replace(part, ' '), sentence)
}

function isForeign(own: string, { locale }: QualityInputs): boolean {
  const said = withoutMarks(own)
  const language = said.trim().length < LANGUAGE_LETTERS_MIN ? null : detectLanguage(said)
  return language !== null && language !== localeLanguages[locale]
}

const TIMES: Readonly<Record<Locale, string>> = { en: 'times', 'pt-BR': 'vezes', es: 'veces' }

/** The figures of a sentence that cites which none of its sources states in title or abstract, counts of the project's sources left out. */
function figuresOfNobody(own: string, { literature, locale }: QualityInputs): readonly Figure[] {
  const cited = new Set(parseCitations(own))
  if (cited.size === 0) return []
  const language = localeLanguages[locale]
  const works = literature.sources.filter(({ key }) => cited.has(key)).map(({ work }) => work)
  const known = works.flatMap((work) => [
    ...readFigures(textOfWork(work), work.language ?? language),
    ...[work.citations, work.year].flatMap((number) => readFigures(`${number ?? ''}`, language)),
    // Cited so many times, as a language says it.
    ...readFigures(`${work.citations ?? ''} ${TIMES[locale]}`, language),
  ])
  const isOfSources = ({ unit, values }: Figure) =>
    unit === 'year' || (unit === 'count' && values.some((value) => value <= literature.sources.length))
  const claimed = readFigures(withoutMarks(own), language).filter(
    (figure) => isCounted(figure) && !isOfSources(figure),
  )
  return unmatchedFigures(claimed, known)
}

/** "Identificar …", "To describe …": something that is done and can be reached; no proof of what is not known yet, and no errand. */
function isAim(aim: string, { locale }: QualityInputs): boolean {
  const folded = foldAccents(aim).trim()
  if (PROOF.test(folded) || CHORE.test(folded)) return false
  const [first = ''] = aim.trim().split(/[\s,.:;]+/)
  if (locale === 'en') return /^to\s/i.test(aim.trim()) || verbStrength(first, 'en') !== null
  return /[aeioô]r(?:-?se|-?l[aeo]s?)?$/iu.test(first)
}
