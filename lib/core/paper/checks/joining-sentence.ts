import { foldAccents } from '@/lib/core/text/fold-accents'
import type { FloorContext } from '../floors/floor-context'
import { askedOutcomes, countDirections, namesConcept, paperStudies } from '../floors/paper-studies'
import { type SourceEvidence, sourceEvidence } from '../floors/source-evidence'
import { closedWords, tellingWords } from './closed-words'
import { hasFigure } from './recount-paper'

/** What a text says of itself: its parts, the reading, and the order in which things are taken up. Folded, three languages. */
const TALK = closedWords(
  'chapter* section* part parts paragraph* text review* question* stud* work works research literature evidence result* finding* method* design* approach* group* source* data measure* order turn* consider* compar* describ* present* report* look* recall* note* noted begin* began start* end ends follow* next last now here above below before after then therefore thus hence so however meanwhile moreover further yet still together taken take* up view light mind caution* carefully read reading interpret* worth remain* open explain* discussion conclusion early too up one another abstracts available remainder rest organi* arrang* rel* based deal* concern* made set first second third earlier later far been another what how way point* gather* bring* brought say* said',
  'capitulo* secao secoes parte paragrafo* texto revisao pergunta* abert* explic* discussao conclusao termina* cedo resumos disponiveis estudo* trabalho* pesquisa* literatura evidencia* resultado* achado* metodo* delineamento* abordagem grupo* fonte* dados passa* passemos compar* descrev* apresent* relat* olh* lembr* convem nota* comeca* segue* seguir seguinte* proxim* ultim* agora aqui acima abaixo antes depois portanto assim porem contudo entretanto alem ainda conjunto visto luz prudente cautela cuidado leitura ler lid* interpret* vale resta* restante organiz* orden* basei* trat* diz* dizem primeir* reun* encontr* isso isto diferent* ponto* retom* volta* vej* vem',
  'capitulo* seccion* apartado* parrafo* revision* pregunta* abiert* explic* discusion conclusion* termina* pronto resumenes disponibles estudio* trabajo* investigacion* evidencia* resultado* hallazgo* metodo* diseno* enfoque* grupo* fuente* datos pas* compar* describ* present* inform* mir* record* conviene nota* comienz* empiez* sigu* siguiente* proxim* ultim* ahora aqui arriba abajo antes despues continuacion tanto asi embargo ademas aun conjunto vist* luz prudente cautela cuidado lectura leer* leid* interpret* vale resta* resto organiz* orden* bas* trat* dic* primer* reun* encontr* diferent* punto* retom* vuelv* vea* veamos recoge* limite* limites',
)
const designTalk = [
  ['survey', closedWords('survey* questionnair* levantamento* inquerit* questionari* cuestionari* encuest*')],
  ['interviews', closedWords('interview* entrevist*')],
] as const

/** Says of all or none of the works what they share or lack. */
const OF_ALL =
  /\b(?:no|not|none|nothing|never|all|every|each|any|most|many|few|several|both|only|always|todos?|todas?|nenhum\w*|nada|nunca|maioria|muitos?|muitas?|poucos?|poucas?|apenas|sempre|cada|nao|ningun\w*|nadie|mayoria|muchos?|muchas?|pocos?|pocas?|solo|siempre)\b/
/** That the works do not say the same. */
const DISAGREE = closedWords(
  'mixed agree* same differ* diverg* disagree* direction* opposite contradict* vari* inconsistent',
  'diverg* difer* discord* sentid* dire* contradi* oposto* variam converg* concord* acordo apontam mesma',
  'diverg* difier* discrep* van distint* sentid* direccion* contradic* opuest* varian converg* coincid* acuerdo apuntan misma',
)
const DENIED_AGREEMENT =
  /\b(?:no|not|nao|no hay|nao ha|sin|sem)\b(?: \w+){0,2} (?:agree\w*|converg\w*|concord\w*|acordo|coincid\w*|acuerdo|(?:point|apuntan|apontam)\b.*\b(?:same|misma|mesma))\b/
const AGREES = /\b(?:agree\w*|converg\w*|concord\w*|acordo|coincid\w*|acuerdo|same|misma|mesma)\b/
const SPLIT =
  /\b(?:mixed|differ\w*|diverg\w*|disagree\w*|opposite|contradict\w*|inconsistent|discord\w*|difier\w*|discrep\w*|contradi\w*|oposto\w*|opuest\w*|both (?:ways|directions)|different directions|nos dois sentidos|en ambos sentidos|en los dos sentidos|en (?:direcciones|sentidos) (?:distint|opuest)[ao]s)\b/
/** That the works leave open what was asked: what is said of them, and what they leave open. */
const LEFT_OPEN =
  /^(.*?)\b(?:do not|does not|cannot|nao|no) (?:settle|decide|resolve|answer|decidem?|resolvem?|respondem?|deciden?|resuelven?|responden?) (?:whether|if|se|si) (.+)$/
/** How one thing that was asked for bears on the other, left open. */
const MOVES = closedWords(
  'rais* increas* reduc* lower* affect* chang* influenc*',
  'aument* elev* reduz* diminu* afeta* muda* influenci*',
  'disminu* afecta* cambi* influy*',
)
/** Why it may be so, said as no more than possible. */
const SUPPOSES = closedWords(
  'possible possibly perhaps reason* explain* explanation* due same different alike not',
  'possivel talvez motivo* razao explic* dever-se dever iguais mesm* nao distint* diferent*',
  'posible quiza* razon motivo explic* deberse deber igual* mism* no distint* diferent*',
)
const MAY =
  /\b(?:possibl[ey]|perhaps|may|might|could|possivel|talvez|pode|podem|poderia\w*|posible|quizas?|puede|pueden|podria\w*)\b/
/** Titles and abstracts are all that a paper is written from. */
const ONLY_ABSTRACTS = /\b(?:only|apenas|somente|solo) (?:\w+ ){0,2}?(?:abstracts|resumos|resumenes)\b/

/** That nothing here shows a cause. */
const NO_CAUSE =
  /^(?:none of (?:this|these|them|the)|no single|nothing here|nenhum\w* d\w+|nada disso|ningun\w* de \w+|nada de esto)\b/
const CAUSE = closedWords(
  'relation* show* prov* establish* demonstrat* allow* permit* conclu* cause* causal* change* effect* study studies findings results',
  'relac* mostr* prov* estabelec* demonstr* permit* conclu* caus* mudanca efeito* estudos trabalhos resultados disso deles destes desses',
  'relacion* muestra* prueba* establec* demuestra* permit* conclu* caus* cambio efecto* estudios trabajos resultados estos ellos',
)
const NAMES_CAUSE = /\b(?:caus\w*)\b/

/**
 * Whether a sentence without a source joins others and claims nothing: every word of it speaks of the text and its reading, none of all works or of none. That the works disagree
 * is taken where their counted directions do; that nothing shows a cause, where no work compares groups that it has formed. Never throws.
 */
export function joinsOnly(sentence: string, context: FloorContext): boolean {
  const { locale } = context
  if (hasFigure(sentence)) return false
  const text = foldAccents(sentence).replace(/[.!?:;,]+/g, ' ')
  const works = sourceEvidence(context.sources)
  if (NO_CAUSE.test(text)) return deniesCause(text, works, context)
  const open = LEFT_OPEN.exec(text.trim())
  if (open) return leavesOpen(open[1] ?? '', open[2] ?? '', context)
  const words = tellingWords(text.replace(ONLY_ABSTRACTS, ' '), locale.slice(0, 2))
  const talks = (word: string) => TALK.test(word) || isDesignAtHand(word, works)
  if (words.every(talks)) return !OF_ALL.test(text.replace(ONLY_ABSTRACTS, ' '))
  if (MAY.test(text) && words.every((word) => talks(word) || SUPPOSES.test(word))) return true
  if (
    !words.every(
      (word) => talks(word) || DISAGREE.test(word) || /^(?:no|not|nao|both|dois|ambos)$/.test(word),
    )
  )
    return false
  const isSplit = SPLIT.test(text) || (AGREES.test(text) && DENIED_AGREEMENT.test(text))
  const isDenied = OF_ALL.test(text) && !DENIED_AGREEMENT.test(text) && !/\b(?:both|dois|ambos)\b/.test(text)
  return isSplit && !isDenied && directionsDiffer(context)
}

function isDesignAtHand(word: string, works: readonly SourceEvidence[]): boolean {
  const design = designTalk.find(([, named]) => named.test(word))
  return design !== undefined && works.some((work) => work.design?.id === design[0])
}

function directionsDiffer(context: FloorContext): boolean {
  const { reviewed } = paperStudies(context)
  return askedOutcomes(context).some((outcome) => {
    const { increased, decreased, noDifference } = countDirections(reviewed, outcome)
    return [increased, decreased, noDifference].filter((keys) => keys.length > 0).length > 1
  })
}

/** Whether the works do disagree on what a sentence says that they leave open, and that is what was asked. */
function leavesOpen(before: string, left: string, context: FloorContext): boolean {
  const language = context.locale.slice(0, 2)
  const asked = new Set(tellingWords(context.query, language))
  return (
    tellingWords(before, language).every((word) => TALK.test(word)) &&
    !OF_ALL.test(before) &&
    tellingWords(left, language).every((word) => asked.has(word) || MOVES.test(word)) &&
    askedOutcomes(context).some((outcome) => namesConcept(left, outcome)) &&
    directionsDiffer(context)
  )
}

const formsGroups: readonly string[] = ['experiment', 'quasi-experiment', 'laboratory-experiment']

function deniesCause(
  text: string,
  works: readonly SourceEvidence[],
  { query, locale }: FloorContext,
): boolean {
  const language = locale.slice(0, 2)
  const asked = new Set(tellingWords(query, language))
  return (
    NAMES_CAUSE.test(text) &&
    works.every(({ design }) => design === null || !formsGroups.includes(design.id)) &&
    tellingWords(text, language).every(
      (word) => CAUSE.test(word) || TALK.test(word) || asked.has(word) || OF_ALL.test(word),
    )
  )
}
