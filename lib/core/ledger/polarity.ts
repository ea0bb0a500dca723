import { foldAccents } from '@/lib/core/text/fold-accents'
import { readOnce } from '@/lib/core/text/read-once'
import type { RankingLanguage } from '@/lib/core/text/stem-word'

/** A word that takes a side on an axis. */
export interface SidedWord {
  readonly axis: string
  readonly side: 1 | -1
  /** As it stands in the text. */
  readonly text: string
  readonly start: number
}

const word = (list: string) =>
  new RegExp(
    `(?<![\\p{L}-])(?:${list
      .trim()
      .split(/\s+/)
      .map((one) => one.replace('*', '\\p{L}*').replaceAll('_', ' '))
      .join('|')})(?![\\p{L}])`,
    'gu',
  )

/** Opposite words, folded, English, Portuguese and Spanish together; `*` stands for any ending. Words that turn with their subject are left out. */
const axes: readonly (readonly [axis: string, up: RegExp, down: RegExp])[] = [
  [
    'amount',
    word(
      'increas* rise rises rose risen rising grew grow grows grown growing higher highest greater greatest more elevat* enhanc* raise raises raised raising augment* upregulat* up-regulat* overexpress* promot* stimulat* activat* induc* boost* accelerat* exacerbat* amplif* expand* strengthen* longer larger gain gains gained doubl* exceed* surpass* heighten* facilitat* ' +
        'aument* increment* subida subidas acrescimo acrescimos crescer cresceu cresc* eleva elevam elevou elevad* elevar maior maiores mais subiu subir subiram ampli* acelera* promov* estimul* ativa ativou ativam potencializ* fortalec* intensific* ' +
        'mayor mayores mas crecio crece crecen crecer subio subieron potencia potencian fomenta fomentan',
    ),
    word(
      'decreas* declin* reduc* lower lowers lowered lowering lowest fewer fewest less least diminish* drop drops dropped fell fall falls falling fallen shrink* shrank inhibit* suppress* downregulat* down-regulat* attenuat* block blocks blocked blocking prevent* impair* weaken* mitigat* alleviat* ameliorat* abolish* shorter smaller loss lose loses lost slow slows slowed slowing limit limits limited hinder* hamper* deplet* lessen* minimi* curb* curtail* ' +
        'diminu* decresc* queda recuo recuou reduz* menor menores menos caiu cair cairam baixou baixo baixos baixa baixas inibi* suprim* atenu* previn* prejudic* enfraquec* retard* ' +
        'disminu* decreci* decrece* descens* descend* caida redujo redujeron cayo cayeron bajo bajos baja bajas bajaron inhib* prevenir previene previenen perjudic* debilit*',
    ),
  ],
  [
    'worth',
    word(
      'better best improv* superior beneficial benefit benefits benefited effective efficacious successful* safe safely safer protective protect* useful favourabl* favorabl* positive positively advantage* outperform* ' +
        'melhor melhores melhor* eficaz eficazes efetiv* benefic* positiv* segur* proteg* favorav* vantag* ' +
        'mejor mejores mejor* efectiv* positivamente ventaj* favorable* protege*',
    ),
    word(
      'worse worst worsen* inferior harm harmful harms harmed ineffective unsuccessful* unsafe dangerous detrimental useless unfavourabl* unfavorabl* negative negatively disadvantage* adverse* underperform* deteriorat* damag* poor poorer poorly fail fails failed failure ' +
        'pior piores pior* ineficaz ineficazes prejudicial prejudiciais negativ* nociv* perigos* desfavorav* desvantag* ' +
        'peor peores empeor* perjudicial* nociv* peligros* desfavorabl* desventaj* dan* fracas*',
    ),
  ],
  [
    'presence',
    word(
      'presence present with contain* include* com presenca presente contem inclu* con presencia contien* ',
    ),
    word(
      'absence absent without lack lacks lacked lacking exclud* sem ausencia ausente exclu* sin ausencia ausente ',
    ),
  ],
  [
    'order',
    word('after following subsequent later depois apos despues tras posterior'),
    word('before preceding prior previous earlier antes anterior previo previa'),
  ],
  [
    'extent',
    word('all always every everyone entirely todos todas sempre siempre most majority maioria mayoria'),
    word(
      'none never rarely seldom nenhum nenhuma nunca raramente ningun* few minority minoria poucos poucas pocos pocas',
    ),
  ],
  [
    'age',
    word('older elderly adults old idosos idosas adultos ancianos mayores_de'),
    word('younger young children adolescents jovens criancas adolescentes jovenes ninos'),
  ],
  [
    'gender',
    word('women female females woman mulheres mulher mujeres mujer feminin*'),
    word('men male males man homens homem hombres hombre masculin*'),
  ],
  ['place', word('urban urbano urbana urbanos urbanas'), word('rural rurais rurales')],
]

/** By language, since Portuguese "no" is "in the". */
const negations: Readonly<Record<RankingLanguage, RegExp>> = {
  en: /(?<![\p{L}-])(?:no|not|never|neither|nor|without|cannot|lack(?:s|ed|ing)?|fail(?:s|ed)? to|unable|unlikely|absence of|rather than|instead of|false|untrue|den(?:y|ies|ied))(?!\p{L})|n[’']t(?!\p{L})/gu,
  pt: /(?<![\p{L}-])(?:nao|nunca|nem|nenhum[a]?|sem|tampouco|jamais|ausencia de|incapaz(?:es)?|falso|nega(?:m|ram)?)(?!\p{L})/gu,
  es: /(?<![\p{L}-])(?:no|nunca|ni|ningun[ao]?|sin|tampoco|jamas|ausencia de|incapaz(?:es)?|falso|niega(?:n)?)(?!\p{L})/gu,
}
/** Says that nothing was found: the strongest denial of an effect. */
const NULL_FINDING =
  /(?<!\p{L})(?:(?:no|not|without|nao|sem|sin|nor|nenhuma?|ningun[ao]?)(?: \p{L}+){0,4} (?:significan\p{L}*|significac\p{L}*|differen\p{L}*|associat\p{L}*|effect\p{L}*|relation\p{L}*|correlat\p{L}*|evidence|change\p{L}*|benefit\p{L}*|improve\p{L}*|diferenc\p{L}*|associac\p{L}*|asociac\p{L}*|efeito\p{L}*|efecto\p{L}*|relac\p{L}*|evidencia\p{L}*|significativ\p{L}*|mudanca\p{L}*|cambio\p{L}*|impact\p{L}*|influenc\p{L}*|benefici\p{L}*|vincul\p{L}*)|did not (?:differ|affect|change|improve|increase|reduce|alter|influence)|unrelated|independent of|independente de|independiente de|similar (?:between|in both|across)|comparable (?:between|to)|nonsignificant|non-significant|n\.s\.)/u
const HEDGE =
  /(?<!\p{L})(?:may|might|could|possibly|perhaps|suggest\p{L}*|appears?|seems?|likely|potential\p{L}*|hypothesi\p{L}*|unclear|unknown|uncertain|limited evidence|insufficient|further (?:studies|research)|inconclusive|pode(?:m|ria|riam)?|talvez|possivelmente|suger\p{L}*|parece(?:m|n)?|provavel\p{L}*|incert\p{L}*|puede(?:n)?|podria(?:n)?|quiza|tal vez|posiblemente|sugier\p{L}*|probable\p{L}*|incierto)(?!\p{L})/u

/** "Más bajos", "mais baixo", "more reduced": the word behind has the side, this one only strengthens it. */
const BEFORE_SIDED =
  /(?<!\p{L})(?:mas|mais|more)(?=\s+(?:baj[oa]s?|baix[oa]s?|reduc\p{L}*|reduzid[oa]s?|cort[oa]s?|curt[oa]s?|lent[oa]s?|debil\p{L}*|frac[oa]s?)(?!\p{L}))/gu

/** The words of a text that have an opposite, with their sides; a side is turned by nothing here, not by negation either. */
export const sidedWords = readOnce((text): readonly SidedWord[] => {
  const folded = foldAccents(text).replace(BEFORE_SIDED, (found) => found.replace(/\S/g, ' '))
  return axes.flatMap(([axis, up, down]) => [
    ...sidesIn(folded, up, axis, 1),
    ...sidesIn(folded, down, axis, -1),
  ])
})

function sidesIn(folded: string, words: RegExp, axis: string, side: 1 | -1): SidedWord[] {
  return [...folded.matchAll(words)].map((match) => ({ axis, side, text: match[0], start: match.index }))
}

/** "Métodos não farmacológicos" names a kind, and denies nothing. Verbs end in "-ica" ("no indica"), so that of the singular only "-ico" is taken. */
const NAMED_KIND = /(?<!\p{L})(?:nao|no) (?=\p{L}{3,}(?:icos|icas|ico|ais|ales)(?!\p{L}))/gu

/** How often a text denies something. */
export const countNegations = readOnce((text, language: RankingLanguage): number => {
  const folded = foldAccents(text)
  const denying = language === 'en' ? folded : folded.replace(NAMED_KIND, '')
  return [...denying.matchAll(negations[language])].length
})

export const isNullFinding = readOnce((text): boolean => NULL_FINDING.test(foldAccents(text)))

export const isHedged = readOnce((text): boolean => HEDGE.test(foldAccents(text)))

const TENTATIVE =
  /(?<!\p{L})(?:may|might|could|possibly|perhaps|unclear|unknown|uncertain|inconclusive|pode(?:m|ria|riam)?|talvez|possivelmente|puede(?:n)?|podria(?:n)?|quiza|tal vez|posiblemente|cautiously|with caution|com cautela|con cautela)(?!\p{L})/u

/** Whether a text says only that something is possible. */
export const isTentative = readOnce((text): boolean => TENTATIVE.test(foldAccents(text)))

const SUPPOSED =
  /(?<!\p{L})(?:hypothesi[sz]\p{L}*|hipotes[ei]s?|whether|sought to|(?:aim|objective|purpose|goal)s?|aimed|objetiv[oa]s?|finalidade|would|se (?:ha|havia|houve|existe[mn]?|hay)|(?:we|study|paper|trial) (?:explor|investigat|examin|assess|determin|evaluat|test)\p{L}*)(?!\p{L})|^\W*(?:to (?:determine|assess|evaluate|explore|investigate|examine|compare)|avaliar|analisar|determinar|comparar|investigar|verificar|identificar|estudar|descrever|evaluar|analizar|conocer|estudiar|describir|valorar)(?!\p{L})/u

/** Whether a text says what is asked or expected, and not what was found. */
export const isSupposed = readOnce((text): boolean => SUPPOSED.test(foldAccents(text)))
