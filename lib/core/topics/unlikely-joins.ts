import type { Concept } from '@/lib/contracts/concept-map'
import type { SizeReason } from '@/lib/contracts/topic'
import { findConcept, longestConceptAt } from '@/lib/core/concepts/glossary'
import type { GlossaryField } from '@/lib/core/concepts/vocabulary/vocabulary-part'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { isKnownWord } from './known-words'
import { isSaidIn, nameKey, nameKeysOf } from './name-keys'
import { isEconomySum, isSmallCustom } from './size-words'

/** What people perform, play, believe and make by custom: it has no known way of moving matter, or the sums of an economy. */
const customs = nameKeysOf(
  'tango; samba; flamenco; capoeira; forró; frevo; salsa; dança; danza; baile; dance; dancing; ballet; balé; opera; ópera; choir; coro; coral; chant; chanting; canto; singing; song; songs; música; music; ' +
    'violin; violino; violín; guitar; violão; guitarra; bagpipe; gaita; drum; tambor; orchestra; orquestra; orquesta; concert; concerto; concierto; jazz; rock; hip-hop; rap; ' +
    'poetry; poesia; poesía; poem; poems; poema; poemas; verso; versos; sonnet; soneto; haiku; shakespeare; cervantes; camões; theatre; teatro; puppet; marionete; títeres; circus; circo; ' +
    'knitting; tricô; crochê; tejido; embroidery; bordado; origami; calligraphy; caligrafia; caligrafía; tattoo; tattoos; tatuagem; tatuagens; tatuaje; tatuajes; ' +
    'fencing; esgrima; chess; xadrez; ajedrez; domino; dominó; truco; bingo; juggling; malabarismo; bullfight; bullfighting; tourada; corrida; cockfight; cockfights; rodeio; rodeo; ' +
    'carnival; carnaval; pilgrimage; romaria; romería; procession; procissão; procesión; prayer; oração; oración; rezo; faith; fé; fe; sermon; sermão; sermón; folklore; folclore; proverb; provérbio; refrán; ' +
    'astrology; astrologia; astrología; horoscope; horoscopes; horóscopo; horóscopos; zodiac; zodíaco; tarot; tarô; numerology; numerologia; numerología; telepathy; telepatia; telepatía; ' +
    'hypnosis; hipnose; hipnosis; superstition; superstição; superstición; ghost; ghosts; fantasma; fantasmas; witchcraft; bruxaria; brujería; ufo; ufos; óvni; ovnis; feng shui; reiki; mantra; mantras; yodelling; yodeling; falconry; falcoaria; cetrería; siesta; sesta; naps; socks; calcetines',
)

/** Arts of telling what is hidden: nobody has shown that they move or tell anything that can be counted. */
const divination =
  /(?<!\p{L})(?:astrolog\p{L}*|horoscop\p{L}*|zodiac\p{L}*|tarot\p{L}*|taro|numerolog\p{L}*|palmistry|palm reading|quiromanc\p{L}*|crystal balls?|bolas? de crista\p{L}*|star signs?|signos? (?:zodiaca\p{L}*|astra\p{L}*|de (?:aries|tauro|touro|leao|leo|virgem|virgo|libra|peixes|piscis))|mapas? astra\p{L}*|cartas? astra\p{L}*|moon phases? of birth|ouija|buzios|runes?|runas|tea leaves|lucky (?:charms?|numbers?|colou?rs?)|amulet\p{L}*|talism\p{L}*|patuas?|simpatias|feiticos?|hechizos?|spells?)(?!\p{L})/u
/** Who studies belief in them, their history or their trade studies something that there is. */
const studiedAsBelief =
  /(?<!\p{L})(?:belie\p{L}*|crenc\p{L}*|cre(?:er|en|em|encia|encias)|believ\p{L}*|histor\p{L}*|medieval|renaissance|renascimento|renacimiento|cultur\p{L}*|represent\p{L}*|popular\p{L}*|consum\p{L}*|users?|usuari\p{L}*|apps?|media|redes|magazines?|revistas?|jornais|newspapers?|discurs\p{L}*|discours\p{L}*|literatur\p{L}*|religi\p{L}*|identi\p{L}*|gender|genero|symbol\p{L}*|simbol\p{L}*|antropolog\p{L}*|anthropolog\p{L}*|museum\p{L}*|muse[uo]s?|arqueolog\p{L}*|archaeolog\p{L}*|roman\p{L}*|egyp\p{L}*|egip\p{L}*|checker|checking)(?!\p{L})/u

/** Fields of matter and living nature. */
const material: readonly GlossaryField[] = ['engineering', 'physics', 'environment']

/** A custom with these is an event, a trade or a heritage, which has effects of its own. */
const established =
  /(?<!\p{L})(?:festiva\p{L}*|carn[ai]va\p{L}*|festas?|fiestas?|events?|eventos?|industr\p{L}*|instrument\p{L}*|heritage|patrimoni\p{L}*|touris\p{L}*|turis\p{L}*|museums?|museus?|museos?|therap\p{L}*|terapia\p{L}*)(?!\p{L})/u

/**
 * A custom and something of matter, nature or a whole economy set beside each other as two things, so that one is to move the other: nobody has
 * joined them, as far as a vocabulary can tell, which counts must show. Where one bounds the other ("the acoustics of violins") they are one thing.
 */
export function unlikelyJoin(concepts: readonly Concept[], topic: string): SizeReason | null {
  // What only the question names is how the topic is measured.
  const things = concepts.filter(
    ({ name, role }) => (role === 'central' || role === 'outcome') && isSaidIn(topic, name),
  )
  const told = things.find(({ name }) => divination.test(foldAccents(name).toLowerCase()))
  const beside = things.find((concept) => concept !== told)
  if (told && beside && !studiedAsBelief.test(foldAccents(topic).toLowerCase()))
    return { code: 'unheard-of', words: [told.name, beside.name] }
  const small = things.find(({ name }) => isSmallCustom(name))
  // What is exported is the custom's own trade.
  const sum = things.find(
    (concept) => concept !== small && isWideSum(concept.name) && !/^export/iu.test(concept.name),
  )
  if (small && sum && !isBounding(small, things, topic))
    return { code: 'unheard-of', words: [small.name, sum.name] }
  const any = things.find(({ name }) => isEconomySum(name))
  const stray =
    any &&
    things.find(
      (concept) =>
        concept !== any &&
        isStray(inSentence(concept.name, topic)) &&
        !isWithin(any.name, concept.name, topic),
    )
  if (any && stray && !/^export/iu.test(any.name))
    return { code: 'unheard-of', words: [stray.name, any.name] }
  const custom = things.find((concept) => isCustom(concept.name) && !isBounding(concept, things, topic))
  const moved = things.find(
    (concept) => concept !== custom && !isCustom(concept.name) && isMatter(concept.name),
  )
  return custom && moved ? { code: 'unheard-of', words: [custom.name, moved.name] } : null
}

/** Sums, and what an economy is judged by. */
function isWideSum(name: string): boolean {
  return (
    isEconomySum(name) ||
    /^(?:unemployment|desemprego|desempleo|poverty|pobreza|crime|criminalidade?)$/iu.test(name)
  )
}

/** "Inflation in Argentine novels": told there, not moved by it. */
function isWithin(sum: string, thing: string, topic: string): boolean {
  const low = topic.toLowerCase()
  const between = low.slice(low.indexOf(sum.toLowerCase()) + sum.length, low.indexOf(thing.toLowerCase()))
  return /(?<!\p{L})(?:in|en|em|n[ao]s?)(?!\p{L})/u.test(between)
}

/** Customs so large that an economy feels them. */
const large =
  /carn[ai]va|copa|cup|olimp|olymp|sport|esport|deport|fute?bol|football|film|cinema|cine(?!\p{L})|m[uú]sica|music/iu

/** Of the arts, or of no field: nobody would look for what it does to an economy. Names of their own and what is abbreviated may be a measure or a tax. */
function isStray(name: string): boolean {
  if (/\p{Lu}{2}|\d/u.test(name) || large.test(name)) return false
  if (established.test(foldAccents(name).toLowerCase())) return false
  const known = findConcept(name)
  if (known !== null) return known.field === 'humanities' && known.role !== 'place'
  return cognateStems(name).every((stem) => !isKnownWord(stem)) && /^\p{Ll}/u.test(name)
}

/** A name as it stands within a sentence: the first word of one has a capital whatever it is. */
function inSentence(name: string, topic: string): string {
  return topic.startsWith(name) && !/ \p{Lu}/u.test(name) ? lowerFirst(name) : name
}

function isCustom(name: string): boolean {
  if (established.test(foldAccents(name).toLowerCase())) return false
  const words = name.split(' ')
  return words.some(
    (word, at) => customs.has(nameKey(word)) || customs.has(nameKey(words.slice(at, at + 2).join(' '))),
  )
}

/** "The sound of guitars": another thing is the custom's own. */
function isBounding({ name }: Concept, things: readonly Concept[], topic: string): boolean {
  const low = topic.toLowerCase()
  return things.some((other) =>
    ['of', 'de', 'da', 'do', 'das', 'dos', 'del', 'de la'].some((link) =>
      low.includes(`${other.name.toLowerCase()} ${link} ${name.toLowerCase()}`),
    ),
  )
}

function isMatter(name: string): boolean {
  if (/(?:impact|effect|impacto|efecto|efeito)s?$|^(?:impacto|efecto|efeito)s? /iu.test(name)) return false
  return isEconomySum(name) || isPrice(name) || fieldsIn(name).some((field) => material.includes(field))
}

/** "The price of diesel", "preço do diesel", "el valor de las criptomonedas". */
function isPrice(name: string): boolean {
  return /^(?:precos?|precios?|prices?|cotizacion|cotacao|valor d[aeo]s?)(?!\p{L})|(?<!\p{L})prices?$/u.test(
    foldAccents(name).toLowerCase(),
  )
}

/** The fields of the concepts that a name is made of. */
function fieldsIn(name: string): readonly GlossaryField[] {
  const stems = cognateStems(name)
  return stems.flatMap((_, at) => longestConceptAt(stems, at)?.concept.field ?? [])
}
