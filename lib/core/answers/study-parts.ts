import { countsWhoTookPart } from '@/lib/core/evidence/counted-people'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { namesInstrument } from '@/lib/core/evidence/instrument-names'
import { isFutureWork, isLimitation } from '@/lib/core/evidence/read-outlook'
import type { SentenceRole } from '@/lib/core/evidence/sentence-cues'
import { studyDesignOf } from '@/lib/core/evidence/study-design'
import { placesNamed, populationsNamed } from '@/lib/core/evidence/study-settings'
import { readFigures } from '@/lib/core/ledger/read-figures'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** Parts that every study has, whatever its subject. They are told in words of their own: "the sample size" is "412 people took part". */
export const studyParts = [
  'sample',
  'limitation',
  'future',
  'period',
  'place',
  'instrument',
  'design',
] as const
export type StudyPart = (typeof studyParts)[number]

/** Studies, as questions name them: their own is no subject. Folded. */
const STUDY =
  '(?:stud(?:y|ies)|research|survey|investigation|article|paper|estudos?|pesquisas?|artigos?|trabalhos?|inqueritos?|levantamentos?|estudios?|investigacion(?:es)?|articulos?|encuestas?|autor(?:es|as?)?|authors?)'

/** How questions ask after each part; folded, English, Portuguese, Spanish. */
const asked: Readonly<Record<StudyPart, RegExp>> = {
  sample:
    /\b(?:sample sizes?|(?:size|composition) of the samples?|tamanhos? da[s]? amostras?|composicao da amostra|tamanos? de (?:la )?muestras?|how (?:many|large)[^?]{0,30}(?:participants?|respondents|interviewees|samples?(?= (?:was|is|of)\b))|quant[oa]s (?:participantes|respondentes|entrevistad[oa]s)|cuant[oa]s (?:participantes|encuestad[oa]s|entrevistad[oa]s)|(?:how many (?:people|persons|individuals|subjects)|quant[oa]s (?:pessoas|sujeitos|individuos)|cuant[oa]s (?:personas|sujetos|individuos))[^?]{0,60}(?:took part|participat\w*|participa\w+|surveyed|interviewed|recruited|enrolled|respond\w+|entrevistad[oa]s|encuestad[oa]s|ouvid[oa]s|in the (?:study|survey|sample)|no estudo|na pesquisa|na amostra|en el estudio|en la encuesta|en la muestra)|who (?:took part|participated|were the participants|was (?:surveyed|interviewed|studied))|quem (?:participou|foi entrevistad[oa]|foram os participantes)|quien(?:es)? (?:particip(?:o|aron)|fueron los participantes)|quais (?:foram|sao) os participantes|cuales (?:fueron|son) los participantes)\b/,
  limitation:
    /\b(?:limitations?|shortcomings?|weakness(?:es)?|limitac(?:ao|oes)|fragilidades?|limitacion(?:es)?|debilidades)\b/,
  future:
    /\b(?:(?:future|further) (?:research|studies|work|investigations?)|(?:pesquisas?|estudos?|investigac(?:ao|oes)) futur[oa]s?|(?:investigacion(?:es)?|estudios?) futur[oa]s?|futuras (?:pesquisas|investigac(?:oes|iones)|lineas))\b/,
  period: new RegExp(
    `\\b(?:when|quando|cuando|(?:in|over) (?:what|which) (?:year|period)|em que (?:ano|periodo)|en que (?:ano|periodo))\\b.*\\b(?:data|dados|datos|${STUDY}|interviews?|entrevistas?)\\b`,
  ),
  place: new RegExp(
    `\\b(?:where|onde|donde|in (?:what|which) (?:country|city|place)|em que (?:pais|cidade|local)|en que (?:pais|ciudad|lugar))\\b.*\\b(?:${STUDY}|data|dados|datos|interviews?|entrevistas?)\\b`,
  ),
  instrument:
    /\b(?:(?:which|what) (?:instruments?|questionnaires?|scales?)|(?:qual|quais|que|cual|cuales) (?:(?:foi|foram|fue|fueron|o|os|a|as|el|la|los|las) )*(?:instrumentos?|questionarios?|cuestionarios?|escalas?)|how (?:was|were) [^?]{2,60} (?:measured|assessed|evaluated)|como (?:foi|foram|fue|fueron|se) (?:medid[oa]s?|avaliad[oa]s?|mensurad[oa]s?|evaluad[oa]s?|midio|midieron|evaluo|evaluaron)|(?:with|by) what [^?]{2,40} measured)\b/,
  design:
    /\b(?:(?:study|research) (?:design|method|methodology|type)s?|type of (?:study|research)|(?:which|what) (?:method|methodology|design)s?|(?:desenho|delineamento|tipo|metodo|metodologia) d[ao]s? (?:estudos?|pesquisas?)|(?:qual|quais) (?:foi |foram |o |a |os |as )*(?:metodos?|metodologia|desenho|delineamento)|(?:diseno|tipo|metodo|metodologia) de(?:l| la| los)? (?:estudios?|investigacion(?:es)?)|(?:cual|cuales|que) (?:fue |es |el |la )*(?:metodo|metodologia|diseno))\b/,
}

/** What a question names beside its subject, and is no subject of it: the words of its part, of studies and of doing. */
const beside: Readonly<Record<StudyPart, RegExp>> = {
  sample:
    /^(?:samples?|size|composition|large|amostras?|tamanho|composicao|muestras?|tamano|participants?|people|persons?|respondents?|subjects?|individuals?|took|taken?|part|participat\p{L}*|particip\p{L}*|pessoas|personas|respondentes|entrevistad\p{L}*|encuestad\p{L}*|interviewed|surveyed|studied|included|sujeitos|sujetos|individuos)$/u,
  limitation:
    /^(?:limita\p{L}*|shortcomings?|weakness\p{L}*|fragilidades?|debilidades?|principa\p{L}*|main)$/u,
  future:
    /^(?:future|further|futur\p{L}*|work|suggest\p{L}*|recommend\p{L}*|suger\p{L}*|recomend\p{L}*|sugier\p{L}*|directions?|lineas)$/u,
  period:
    /^(?:data|dados|datos|collect\p{L}*|coletad\p{L}*|recolhid\p{L}*|recogi\p{L}*|recolect\p{L}*|gathered|done|conducted|carried|performed|realizad\p{L}*|realiz\p{L}*|feit\p{L}*|hizo|hicieron|year|period\p{L}*|ano|interviews?|entrevistas?)$/u,
  place:
    /^(?:data|dados|datos|collect\p{L}*|coletad\p{L}*|recogi\p{L}*|done|conducted|carried|performed|realizad\p{L}*|realiz\p{L}*|feit\p{L}*|hizo|hicieron|country|city|place|pais|cidade|ciudad|local|lugar|interviews?|entrevistas?)$/u,
  instrument:
    /^(?:instruments?|instrumentos?|questionnaires?|questionarios?|cuestionarios?|scales?|escalas?|measur\p{L}*|tools?|medid\p{L}*|midi\p{L}*|mensurad\p{L}*|avaliad\p{L}*|assessed|evaluat\p{L}*|evalu\p{L}*|us(?:ed|ad[oa]s?|ou|o|aram|aron)|utiliz\p{L}*|empreg\p{L}*|emple\p{L}*|aplic\p{L}*|applied)$/u,
  design:
    /^(?:design|diseno|desenho|delineamento|methods?|methodology|metodos?|metodologia|type|tipo|used|usad\p{L}*|utilizad\p{L}*)$/u,
}
const OF_ANY_STUDY = new RegExp(
  `^(?:${STUDY}|foi|foram|fue|fueron|was|were|houve|havia|hubo|habia|there|teve|tiveram|tuvo|tuvieron|had|quant[oa]s?|cuant[oa]s?)$`,
  'u',
)

/** Subjects have limitations, methods and designs, too: these are asked after a study only where one is named, or nothing else is. */
const ofStudiesOnly: ReadonlySet<StudyPart> = new Set(['limitation', 'design'])
const NAMES_STUDY = new RegExp(`\\b${STUDY}\\b`)

/** The part of a study that a question asks after, given the words of what it is about; null for any other question. */
export function studyPartOf(question: string, words: readonly string[]): StudyPart | null {
  const folded = foldAccents(question)
  const part = studyParts.find((one) => asked[one].test(folded))
  if (part === undefined) return null
  const isBare = words.every((word) => isBesideSubject(part, word))
  return ofStudiesOnly.has(part) && !isBare && !NAMES_STUDY.test(folded) ? null : part
}

/** Whether a word of such a question belongs to how it asks, and not to what it asks about. */
export const isBesideSubject = (part: StudyPart, folded: string): boolean =>
  beside[part].test(folded) || OF_ANY_STUDY.test(folded)

const people = cueMatcher({
  en: 'participants|respondents|people|persons|individuals|subjects|interviewees|sample|informants|volunteers',
  pt: 'participantes|respondentes|pessoas|individuos|sujeitos|entrevistad*|amostra|informantes|voluntari*',
  es: 'participantes|encuestad*|personas|individuos|sujetos|entrevistad*|muestra|informantes|voluntari*',
})
const gathered = cueMatcher({
  en: 'took part|participated|surveyed|interviewed|recruited|enrolled|included|collected|conducted|carried out|completed|asked',
  pt: 'participaram|participou|entrevistad*|recrutad*|incluid*|coletad*|realizad*|responderam|ouviu|aplicad*|foram ouvid*',
  es: 'participaron|participo|encuestad*|encuesto|entrevistad*|entrevisto|reclutad*|incluid*|recogieron|recolectaron|realiz*|respondieron|aplic*',
})
const measured = cueMatcher({
  en: 'questionnaire|scale|inventory|instrument|measured with|measured by|measured using|assessed with|assessed using|survey form|interview guide',
  pt: 'questionario*|escala|inventario|inventory|instrumento*|medid* com|medid* por|medid* pel*|foi medid*|foram medid*|mensurad*|aplicou-se|roteiro de entrevista',
  es: 'cuestionario*|escala|inventario|inventory|instrumento*|se midio|se midieron|medid* con|medid* por|medid* mediante|fue medid*|fueron medid*|guia de entrevista',
})
const YEAR_OR_MONTH =
  /\b(?:1[89]|20)\d\d\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)\b/
const IN_A_PLACE = /\b(?:in|at|from|of|em|no|na|de|do|da|en|del) \p{Lu}\p{Ll}+/u

const hasCount = (text: string, language: string | null) =>
  /\b[nN]\s*=\s*\d/.test(text) ||
  readFigures(text, language).some(({ unit }) => unit === 'count') ||
  SPELLED.test(foldAccents(text))
const SPELLED =
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent\p{L}*|trezent\p{L}*|mil|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|doscient\p{L}*|trescient\p{L}*)\b/u

/** A sentence with what its passage says it is for. */
export interface PlacedSentence {
  readonly text: string
  readonly language: string | null
  readonly role: SentenceRole | null
  readonly headings: readonly string[]
}

const says: Readonly<Record<StudyPart, (sentence: PlacedSentence) => boolean>> = {
  sample: ({ text, language }) =>
    countsWhoTookPart(text, language) ||
    (hasCount(text, language) && gathered(text, language) !== null && populationsNamed(text).length > 0),
  limitation: ({ text, language, role, headings }) =>
    role === 'limitation' ||
    headings.some((heading) => /limit/i.test(heading)) ||
    isLimitation(text, language),
  future: ({ text, language, role }) => role === 'future' || isFutureWork(text, language),
  period: ({ text, language }) => gathered(text, language) !== null && YEAR_OR_MONTH.test(foldAccents(text)),
  place: ({ text, language }) =>
    (gathered(text, language) !== null || people(text, language) !== null) &&
    (placesNamed(text).length > 0 || IN_A_PLACE.test(text)),
  instrument: ({ text, language, role }) =>
    role !== 'limitation' &&
    role !== 'future' &&
    (measured(text, language) !== null || namesInstrument(text)),
  design: ({ text, language }) => studyDesignOf({ title: '', abstract: text }, language) !== null,
}

/** Whether a sentence tells that part of its study. */
export const saysPart = (part: StudyPart, sentence: PlacedSentence): boolean => says[part](sentence)

/** Words by which passages that tell the part are found, in the three languages. */
const searched: Readonly<Record<StudyPart, string>> = {
  sample:
    'sample participants respondents participated took part surveyed interviewed amostra participantes participaram entrevistados muestra participaron encuestados',
  limitation: 'limitations limitation limited caution limitações limitação limitaciones limitación',
  future: 'future research further studies pesquisas futuras estudos futuros investigaciones futuras',
  period:
    'data collected conducted surveyed interviewed dados coletados período entrevistados datos recogidos período encuestados',
  place: 'conducted in country city hospitals schools realizado em país cidade realizado en país ciudad',
  instrument:
    'questionnaire scale inventory instrument measured questionário escala instrumento medido cuestionario escala medido',
  design:
    'design method study cross-sectional qualitative método desenho estudo transversal qualitativo diseño estudio cualitativo',
}

/** A second search for a question after a part of a study: the words in which the part is told, with the question. Null for any other question. */
export function partQuery(question: string): string | null {
  const part = studyPartOf(question, [])
  return part === null ? null : `${searched[part]} ${question}`.slice(0, 2_000)
}
