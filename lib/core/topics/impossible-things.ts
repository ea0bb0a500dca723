import type { SizeReason } from '@/lib/contracts/topic'
import { foldAccents } from '@/lib/core/text/fold-accents'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u')

/** Beings of fable; what only bears their name (ghost workers, zombie firms, dragon fruit) is none. */
const fabled = words(
  'dragons?(?! (?:fruits?|boats?|trees?))|dragoes|dragones|dragao(?! de komodo)|unicorns?(?! (?:start|compan|firms))|unicornios?(?! (?:tecnolog|empresa))|mermaids?(?! syndrome)|sereias?|sirenas?(?! (?:de|antiaere|acustic))|' +
    'vampires?(?! (?:bats?|squids?))|vampir(?:os?|ismo|ism|as?)(?! hematofag)|werewol(?:f|ves)|lobisome(?:m|ns)|hombres? lobo|zombies?(?! (?:firms?|compan|banks?|debt|cells?))|zumbis|' +
    'ghosts?(?! (?:work|kitchen|town|writ|employ|fish|gear|net|apple))|(?<!(?:empresas?|pueblos?|cidades?|membros?|miembros?|trabajador(?:es)?|emplead[oa]s|funcionari[oa]s|cuentas?|contas?) )fantasmas?|elves|duendes?|fairies|fadas?|hadas|gnom(?:es?|os?)|centau(?:rs?|ros?)|phoenix(?:es)? birds?|ouija|astral (?:travel|projection)|viage(?:m|ns) astra(?:l|is)|viajes? astral(?:es)?|seances?|clairvoyan\\p{L}*|clarividen\\p{L}*|telepath\\p{L}+|telepat\\p{L}+|perpetual motion|mot(?:o|or(?:es)?) perpetuos?|movimient?o perpetuo|time travel\\p{L}*|viage(?:m|ns) no tempo|viajes? en el tiempo|(?:past|previous) lives|vidas (?:passadas|pasadas)|reencarnac\\p{L}+|reincarnation|horoscop\\p{L}+|zodiac\\p{L}*|(?:life|vida) (?:after|apos|despues de)(?: a| la)? (?:death|morte|muerte)(?! (?:of|d[aeo]|del)(?!\\p{L}))|aliens from|extraterrestrials?|extraterrestres|marcianos?|martians',
)
/** Who studies stories, beliefs and games of them studies something that there is. */
const told = words(
  'literatur\\p{L}*|narrativ\\p{L}*|prosa|prose|figuras?|figures?|personage(?:m|ns)|personajes?|characters?|novel\\p{L}*|romances?|contos?|cuentos?|films?|filmes?|movies?|cine\\p{L}*|series?|televis\\p{L}*|animes?|manga|comics?|quadrinhos|historietas|myth\\p{L}*|mit[oi]\\p{L}*|legends?|lendas?|leyendas?|folklor\\p{L}*|folclor\\p{L}*|tales?|stor(?:y|ies)|fiction\\p{L}*|ficc\\p{L}*|games?|jogos?|juegos?|videojuegos?|art|arts|artes?|iconograph\\p{L}*|iconografi\\p{L}*|images?|imagen\\p{L}*|imagem|symbol\\p{L}*|simbol\\p{L}*|belie\\p{L}*|crenc\\p{L}*|creenci\\p{L}*|religi\\p{L}*|cultur\\p{L}*|touris\\p{L}*|turis\\p{L}*|represent\\p{L}*|discours\\p{L}*|discurs\\p{L}*|metaphor\\p{L}*|metafor\\p{L}*|theatre|teatro|poe\\p{L}*|songs?|can(?:coes|ciones|cao|cion)|toys?|brinquedos?|juguetes?|festiva\\p{L}*|carnava\\p{L}*|medieval (?:text|manuscript)\\p{L}*|translat\\p{L}*|traduc\\p{L}*|costumes?|cosplay|revist\\p{L}*|magazin\\p{L}*|press|prensa|imprensa|apps?|espirit\\p{L}*|budis\\p{L}*|buddhis\\p{L}*|hindu\\p{L}*|egyp\\p{L}*|egip\\p{L}*|philosoph\\p{L}*|filosof\\p{L}*|theolog\\p{L}*|teolog\\p{L}*|histor(?:y|ia) (?:of|d[aeo]s?)|ideas? (?:of|about)|perce\\p{L}*|telenovel\\p{L}*',
)
const unasked =
  'dinosaur(?:s|ios?)?|dinossauros?|mammoths?|cats?|dogs?|gat[oa]s?|cachorros?|perros?|caes|cows?|vacas?|whales?|ballenas?|baleias?|snails?|caracois|caracoles|bees?|abelhas|abejas|ants?|formigas|hormigas|horses?|caballos?|cavalos?|fish|peixes|peces|birds?|passaros?|pajaros?|trees?|arvores|arboles|plantas?|plants|cactus|stones?|pedras|piedras'
/** A proof of what lies beyond, chance told beforehand, the dead asked, a life in space that nobody leads. */
const beyond = [
  // What a being thinks that nobody can ask.
  words(
    `(?:${unasked}) (?:(?:would |might )?(?:think|thought|believed?|pray(?:ed)?|dream(?:ed|t)? (?:of|about))|pens\\p{L}+|sonh\\p{L}+|suen\\p{L}+|cre(?:em|en|ian))|` +
      `(?:what|o que|que) (?:do |did |os |as |los |las |pensa[mn]? |piensan |suenan |sonham )+(?:${unasked}) ?(?:think|believe|dream)?|` +
      `(?:tradu\\p{L}+|translat\\p{L}+) (?:\\p{L}+ ){0,5}(?:${unasked})|` +
      `(?:suenos|sonhos|dreams|opinion(?:es|s)?|opinioes|pensamentos?|pensamientos?|thoughts|religion|politica) (?:d[aeo]s?|de l[ao]s|of)(?: the)?(?: \\p{L}+)? (?:${unasked})`,
  ),
  // Who will win or govern: not yet to be known.
  words(
    '(?:who|which team) will (?:be|win|become)|quem (?:sera|vai ser|vencera|vai vencer|ganhara|vai ganhar)|quien (?:sera|va a ser|ganara|va a ganar|vencera)',
  ),
  words(
    '(?:prov(?:e|es|ed|ing)|demonstrat\\p{L}+|measur\\p{L}+|weigh\\p{L}*|provar|comprovar|demonstrar|medir|pesar|probar|demostrar) (?:\\p{L}+ ){0,4}(?:souls?|afterlife|god|heaven|almas?|alem|deus|dios|mas alla|vida apos a morte|vida despues de la muerte)',
  ),
  words(
    '(?:predict\\p{L}*|forecast\\p{L}*|guess\\p{L}*|prever|previsao|adivinha\\p{L}*|predecir|prediccion|adivinar) (?:\\p{L}+ ){0,5}(?:lotter\\p{L}*|jackpot|loterias?|mega-?sena|quiniela)',
  ),
  words(
    '(?:dead|deceased|late) (?:\\p{L}+ ){1,3}would (?:have )?(?:think|thought|say|said)|(?:todas? as pessoas que ja morreram|pessoas mortas|personas muertas|los muertos|os mortos|dead people) (?:\\p{L}+ ){0,4}(?:respond\\p{L}+|opina\\p{L}+|answer\\p{L}*|asked|interview\\p{L}*|entrevist\\p{L}+)|(?:questionari\\p{L}+|cuestionari\\p{L}+|survey|entrevist\\p{L}+|interview\\p{L}*) (?:\\p{L}+,? ){0,10}(?:ja morreram|ya murieron|have died|os mortos|los muertos|the dead)',
  ),
  words(
    '(?:mars|martian|lunar|moon) colon(?:y|ies)|colonias? (?:em|en|de|na) (?:marte|la luna|lua)|colonias? (?:marcianas?|lunar(?:es)?)',
  ),
]

/**
 * What nobody can observe, whatever is counted: a being of fable of which no story, belief or play is studied, or what lies beyond. The words that say so as
 * the reason; null where nothing does. Pure; linear in the text.
 */
export function impossibleThing(topic: string): SizeReason | null {
  const folded = foldAccents(topic.slice(0, 2_000)).toLowerCase()
  const being = fabled.exec(folded)?.[0]
  const said = being !== undefined && !told.test(folded) ? being : null
  const found = said ?? beyond.map((one) => one.exec(folded)?.[0]).find((match) => match !== undefined)
  return found === undefined || found === null ? null : { code: 'unheard-of', words: [found.slice(0, 200)] }
}
