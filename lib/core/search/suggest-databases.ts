import { databaseIds } from '@/lib/contracts/database-ids'
import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseId } from '@/lib/contracts/search'
import { longestConceptAt } from '@/lib/core/concepts/glossary'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import type { SubjectField } from '@/lib/core/databases/facts'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { say } from '@/lib/core/text/say'
import { fieldNames, suggestDatabasesPhrases } from './search-phrases'

export interface DatabaseSuggestion {
  readonly database: DatabaseId
  /** Why, in the reader's language. */
  readonly reason: string
}

export interface SuggestionInput {
  readonly topic: string
  readonly question?: string
  /** Programme, country or field in the student's words; the field counts where the topic names none. */
  readonly context?: string
  /** ISO 639-1 of the topic, or null. */
  readonly language: string | null
  readonly locale: Locale
}

/** Words of a field that name no concept of the glossary, as they are written; compared by stem. */
const fieldWords: Readonly<Record<SubjectField, string>> = {
  health:
    'patient patients paciente clinical clínico clinic therapy terapia disease doença enfermedad symptom sintoma surgery cirurgia cirugía drug fármaco medicine medicina medical hospitalar biomedical biomedicina gene genetic epidemiology epidemiologia pharmacy farmácia dentistry odontologia veterinary veterinária health saúde salud treatment tratamento diagnosis diagnóstico mortality mortalidade infection infecção infant prenatal rehabilitation reabilitação rehabilitación protein proteína célula bacteria virus vírus vaccine vacina vacuna',
  psychology:
    'psychology psicologia psychological psychotherapy psicoterapia emotion emoção emotional personality behavioral cognitive cognitivo',
  education:
    'teacher teaching ensino enseñanza classroom pedagogy pedagogia didactics didática docência school escolar student estudante university universidade',
  business:
    'management gestão gestión business empresa company companies firm firms marketing organizational organizacional strategy strategic MBA administração administración customer cliente employee brand marca sales retail varejo minorista consumer consumidor supplier fornecedor proveedor entrepreneur empreendedor emprendedor',
  economics:
    'economy economia economic market mercado finance financial tax investment bank banking trade wages income',
  society:
    'law direito derecho legal policy politics política social sociology sociologia community comunidade citizenship government governo',
  computing:
    'software algorithm data computer computing programming code app web digital model dataset network blockchain classification detection microservices microsserviços microservicios cybersecurity cibersegurança ciberseguridad',
  engineering:
    'engineering engenharia ingeniería industrial manufacturing machine material materials construction construção construcción mechanical electrical sensor energy energia concrete concreto hormigón asphalt asfalto',
  physics:
    'physics física mathematics matemática theorem equation quantum particle astronomy astronomia cosmology statistics',
  environment:
    'environment environmental ambiental climate water forest species ecosystem agriculture agrícola crop sustainability carbon ecology soil suelo soybean soja pesticide pesticida livestock pecuária ganadería fishery pesca',
  humanities:
    'literary novel philosophy aesthetics theology historical archive museum language linguistic art arts',
}

const fieldOfStem: ReadonlyMap<string, SubjectField> = new Map(
  Object.entries(fieldWords).flatMap(([field, words]) =>
    isSubjectField(field) ? cognateStems(words).map((stem) => [stem, field] as const) : [],
  ),
)

/** The fields a text speaks of, the strongest first, at most two; glossary terms count three times a single word. */
export function fieldsOf(text: string): readonly SubjectField[] {
  const scores = new Map<SubjectField, number>()
  const stems = cognateStems(text.slice(0, 6_000))
  const add = (field: SubjectField, weight: number) => scores.set(field, (scores.get(field) ?? 0) + weight)
  for (let at = 0; at < stems.length; ) {
    const known = longestConceptAt(stems, at)
    if (known && isSubjectField(known.concept.field)) add(known.concept.field, 3)
    const field = fieldOfStem.get(stems[at] ?? '')
    if (field && !known) add(field, 1)
    at += known?.length ?? 1
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([field]) => field)
}

/** True when the text, or its language, points to Latin America or the Iberian peninsula. */
export function isIberoAmerican(text: string, language: string | null): boolean {
  if (language === 'pt' || language === 'es') return true
  const stems = cognateStems(text.slice(0, 6_000))
  if (stems.some((stem) => regionStems.has(stem))) return true
  return stems.some((_, at) => longestConceptAt(stems, at)?.concept.field === 'ibero-america')
}

const regionStems = new Set(
  cognateStems('Brazilian brasileiro mexicano argentino chileno colombiano peruano español Iberoamérica'),
)

/**
 * Which databases to ask, each with its reason: the five named ones first, then the open ones that fit the field and
 * the region, in the order of `databaseIds`. Never empty; the student may change it.
 */
export function suggestDatabases(input: SuggestionInput): readonly DatabaseSuggestion[] {
  const { locale, language } = input
  const said = [input.topic, input.question ?? ''].join(' . ')
  const context = input.context ?? ''
  // Who studies nursing may ask about schools: the field of the student speaks where the topic's own words name none.
  const own = fieldsOf(said)
  const fields = own.length > 0 ? own : fieldsOf(context)
  const isRegional = isIberoAmerican(`${said} . ${context}`, language)
  return databaseIds.flatMap((database) => {
    const { proposedFor, ...facts } = databaseFacts[database]
    const field = fields.find((candidate) => Array.isArray(proposedFor) && proposedFor.includes(candidate))
    const reason = (key: 'named' | 'general' | 'region' | 'unsure') => [
      { database, reason: say(suggestDatabasesPhrases, locale, key) },
    ]
    if (isRegional && facts.isIberoAmerican === true) return reason('region')
    if (proposedFor === 'always') return reason('named')
    if (proposedFor === 'every') return reason('general')
    if (fields.length === 0 && facts.isForUnknownFields === true) return reason('unsure')
    if (field === undefined) return []
    const name = say(fieldNames, locale, field)
    return [{ database, reason: say(suggestDatabasesPhrases, locale, 'field', { field: name }) }]
  })
}

function isSubjectField(field: string): field is SubjectField {
  return Object.hasOwn(fieldWords, field)
}
