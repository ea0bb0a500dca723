import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'

/** A head noun with the prepositions of its complement: `heads | prepositions`. */
type HeadLine = `${string} | ${string}`

/**
 * Nouns that are measured only with what they are directed at: "adherence to guidelines" is one thing, and guidelines are another. Folded. Nouns that only frame a
 * question ("impact of", "effect of", "relation between") and nouns of place and time are none. Prepositions that would also begin a place are left to those nouns
 * whose complement they are ("trust in institutions", never "satisfaction in hospitals").
 */
const headLines: Readonly<Record<ConceptLanguage, readonly HeadLine[]>> = {
  en: [
    'adherence compliance access exposure resistance adaptation addiction commitment susceptibility vulnerability | to',
    'attitude attitudes | to|towards?|about|on|regarding',
    'perception perceptions belief beliefs opinion opinions | of|about|on|regarding|towards?',
    'knowledge awareness understanding fear acceptance avoidance | of|about|regarding',
    'concern concerns anxiety worry worries | about|over',
    'control quality severity intensity frequency duration cost costs risk risks consumption intake | of',
    'prevalence incidence | of',
    'satisfaction compliance familiarity engagement self-medication | with',
    'trust confidence belief beliefs interest participation engagement involvement investment | in',
    'intention intentions willingness readiness | to',
    'demand preference preferences support | for',
    'dependence reliance | on|upon',
  ],
  pt: [
    'adesao aderencia acesso exposicao resistencia vulnerabilidade suscetibilidade adaptacao | a|ao|aos|as',
    'atitude atitudes | frente a[os]{0,2}|diante d[aeo]s?|perante|em relacao a[os]{0,2}|sobre|quanto a[os]{0,2}',
    'percepcao percepcoes percecao crenca crencas opiniao opinioes | de|d[ao]s?|sobre|acerca d[aeo]s?|em relacao a[os]{0,2}',
    'conhecimento conhecimentos compreensao | de|d[ao]s?|sobre|acerca d[aeo]s?',
    'controle controlo medo receio aceitacao gravidade intensidade duracao custo custos risco riscos consumo ingestao qualidade cumprimento | de|d[ao]s?',
    'prevalencia incidencia frequencia | de|d[ao]s?',
    'satisfacao engajamento preocupacao preocupacoes familiaridade automedicacao contagio convivencia | com|com [ao]s?',
    'confianca crenca crencas investimento | em|n[ao]s?',
    'participacao envolvimento engajamento | em|n[ao]s?',
    'interesse preferencia demanda procura | por|pel[ao]s?',
    'intencao intencoes disposicao | de',
    'dependencia | de|d[ao]s?',
  ],
  es: [
    'adherencia apego acceso exposicion resistencia vulnerabilidad susceptibilidad adaptacion adiccion miedo temor | al?|a l[ao]s?|a las',
    'actitud actitudes | hacia|ante|frente al?|sobre|respecto al?|respecto del?|con respecto al?',
    'percepcion percepciones creencia creencias opinion opiniones | de|del|sobre|acerca del?|respecto al?',
    'conocimiento conocimientos comprension | de|del|sobre|acerca del?',
    'control aceptacion gravedad intensidad duracion costo costos coste costes riesgo riesgos consumo ingesta calidad cumplimiento | de|del',
    'prevalencia incidencia frecuencia | de|del',
    'satisfaccion compromiso familiaridad automedicacion contagio convivencia | con',
    'preocupacion preocupaciones | por|sobre',
    'confianza inversion participacion implicacion | en',
    'interes preferencia demanda | por|en',
    'intencion intenciones disposicion | de|a',
    'dependencia | de|del',
  ],
}

/** Heads that say how common something is: a question on how common it is has them already. */
const frequencyHead = /^(?:prevalen|inciden|frequen|frecuen)/
const articles = '(?:(?:the|a|an|an?other|o|a|os|as|um|uma|el|la|los|las|un|una) )?'
/** Whose attitude it is may stand between the head and what it is directed at: "attitudes of nurses towards vaccines". */
const whose = '(?: (?:of|de|do|da|dos|das|del|de los|de las|de la) \\p{L}+)?'

/** A head noun that stands before a thing. */
export interface NominalHead {
  readonly start: number
  /** The head and its preposition as they stand in the text, without whose it is; both as places of the text. */
  readonly head: readonly [start: number, end: number]
  readonly complementStart: number
  readonly isFrequency: boolean
}

const patterns: ReadonlyMap<ConceptLanguage, readonly RegExp[]> = new Map(
  conceptLanguages.map((language) => [
    language,
    headLines[language].map((line) => patternOf(line, language)),
  ]),
)

function patternOf(line: HeadLine, language: ConceptLanguage): RegExp {
  const [heads = '', prepositions = ''] = line.split(' | ')
  // In English an adjective may stand before the thing that was found: "adherence to national guidelines".
  const adjective =
    language === 'en' ? '(?:(?!(?:and|or|of|in|on|at|for|by|to|with)\\b)\\p{L}[\\p{L}-]+ )?' : ''
  return new RegExp(
    `(?<![\\p{L}-])(${heads.split(' ').join('|')})${whose}( (?:${prepositions}) ${articles}${adjective})$`,
    'u',
  )
}

/** The head noun whose complement begins at `start` of a folded text; null where the words before it are no such head. Never throws. */
export function nominalHeadBefore(
  text: string,
  { start, language }: { readonly start: number; readonly language: ConceptLanguage },
): NominalHead | null {
  const lead = text.slice(0, start)
  for (const pattern of patterns.get(language) ?? []) {
    const found = pattern.exec(lead)
    if (found === null) continue
    const [, head = '', complement = ''] = found
    return {
      start: found.index,
      head: [found.index, found.index + head.length],
      complementStart: start - complement.length,
      isFrequency: frequencyHead.test(head),
    }
  }
  return null
}
