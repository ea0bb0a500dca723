const ABSTRACT_WORDS = [
  ...[
    'Abstract',
    'Summary',
    'Resumo',
    'Resumen',
    'Résumé',
    'Resume',
    'Zusammenfassung',
    'Riassunto',
    'Resum',
    'Samenvatting',
  ],
  ...['Sammanfattning', 'Synopsis'],
]
/** Capitalised or in capitals: in lower case the same words are part of a sentence. */
const HEADING_WORD = [...ABSTRACT_WORDS, ...ABSTRACT_WORDS.map((word) => word.toUpperCase())].join('|')

/** A line that holds nothing but the heading of an abstract, letter-spaced or not. */
export const ABSTRACT_HEADING = new RegExp(
  `^(?:${HEADING_WORD}|abstract|[Aa] [Bb] [Ss] [Tt] [Rr] [Aa] [Cc] [Tt]|S U M M A R Y|R E S U M O|R E S U M E N)\\s?[.:]?$`,
  'u',
)
/** A heading that runs into its text: "Abstract. We …", "RESUMO – O …", "Abstract We". */
export const ABSTRACT_LEAD = new RegExp(
  `^(?:${HEADING_WORD})\\s?(?:[.:—–-]{1,2}|(?=\\s\\p{Lu}\\p{Ll}{0,14}(?:\\s\\p{Ll}|:)))\\s?`,
  'u',
)

export const KEYWORDS_LEAD =
  /^(?:key ?-?words?(?: and phrases)?|palavras?[- –]?chaves?|palabras?[- –]?claves?|mots?[- ]cl[ée]s?|descritores|descriptores|descriptors|unitermos|index terms|schl[üu]sselw[öo]rter|parole chiave|jel|general terms|categories and subject|ccs concepts)\b/iu

/** A numbered or bare heading that opens the text proper. */
export const INTRODUCTION_HEADING =
  /^(?:(?:\d|I)\.?\s{0,3})?(?:introduction|introdu[çc][ãa]o|introducci[óo]n|einleitung|introduzione|statement of need|background|how to use)(?:$|[.:]?$|\s(?:and|e|y)\s\p{L}+$)/iu

export const REFERENCES_HEADING =
  /^(?:\d{1,2}\.?\s)?(?:references?(?: cited)?|bibliography|refer[êe]ncias(?: bibliogr[áa]ficas)?|referencias(?: bibliogr[áa]ficas)?|bibliograf[íi]a|literature cited|literatura citada|works cited)\s?:?$/iu

const KIND_WORDS = new Set(
  (
    'original review research short brief regular full case technical invited systematic artigo artículo articulo article ' +
    'articles nota note notes communication communications comunicação comunicación report reports paper papers letter letters ' +
    'editorial commentary perspective open access free relato de caso revisão revisión originais originales investigación ' +
    'pesquisa científico científica tematico temático livre ensaio ensayo experience methodology protocol study data database ' +
    'software tool method methods opinion view point clinical trial education news essay thesis dissertation preprint accepted ' +
    'manuscript author authors for e y and artigos of r e v i w s a r t c l h p o n g u d'
  ).split(' '),
)
const KIND_WORDS_MAX = 14

/** Whether a line only names the kind of the article or a shelf of the journal ("Research Article", "R E V I E W"). */
export function isArticleKind(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  return words.length > 0 && words.length <= KIND_WORDS_MAX && words.every((word) => KIND_WORDS.has(word))
}

/** Fixed lines of journals that are no title and no name. */
export const FURNITURE =
  /(?:\bissn\b|\bdoi\b|https?:|www\.|@|creative commons|licen[sc]e|copyright|©|all rights|journal homepage|contents lists|sciencedirect|springer|elsevier|hindawi|wiley online|available online|received|recebido|recibido|accepted|aceito|aprovado|published|publicado|downloaded|vol(?:ume)?\.?\s?\d|^\d+$|arxiv:|page \d|pages \d|proceedings of|open access)/iu

/** The start of a line that tells how to cite this very paper. */
export const CITE_LEAD =
  /(?:como citar|c[óo]mo citar|how to cite|cite (?:as|this)|to cite|citation:|please cite|citar (?:como|este)|cita recomendada|zitier)/iu
