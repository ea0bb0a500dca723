import type { SizeReason } from '@/lib/contracts/topic'
import { foldAccents } from '@/lib/core/text/fold-accents'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u')

/** Beings of fable; what only bears their name (ghost workers, zombie firms, dragon fruit) is none. */
const fabled = words(
  'dragons?(?! (?:fruits?|boats?|trees?))|dragoes|dragones|dragao(?! de komodo)|unicorns?(?! (?:start|compan|firms))|unicornios?(?! (?:tecnolog|empresa))|mermaids?(?! syndrome)|sereias?|sirenas?(?! (?:de|antiaere|acustic))|' +
    'vampires?(?! (?:bats?|squids?))|vampir(?:os?|ismo|ism|as?)(?! hematofag)|werewol(?:f|ves)|lobisome(?:m|ns)|hombres? lobo|zombies?(?! (?:firms?|compan|banks?|debt|cells?))|zumbis|' +
    'ghosts?(?! (?:work|kitchen|town|writ|employ|fish|gear|net|apple))|(?<!(?:empresas?|pueblos?|cidades?|membros?|miembros?|trabajador(?:es)?|emplead[oa]s|funcionari[oa]s|cuentas?|contas?) )fantasmas?|elves|duendes?|fairies|fadas?|hadas|gnom(?:es?|os?)|centau(?:rs?|ros?)|phoenix(?:es)? birds?|ouija|astral (?:travel|projection)|viage(?:m|ns) astra(?:l|is)|viajes? astral(?:es)?|seances?|clairvoyan\\p{L}*|clarividen\\p{L}*|telepath\\p{L}+|telepat\\p{L}+|perpetual motion|mot(?:o|or(?:es)?) perpetuos?|movimient?o perpetuo|time travel\\p{L}*|(?<!(?:quantum|state) )teleport(?:s|ed|ing|ers?)?|(?<!(?:quantum|state) )teleportation|tele(?:transporte|portacao|portacion)(?! (?:quantic|cuantic|de estado))|viage(?:m|ns) no tempo|viajes? en el tiempo|(?:past|previous|earlier|former) (?:lives|selves)|vidas anteriores|vidas (?:passadas|pasadas)|reencarnac\\p{L}+|reincarnation|horoscop\\p{L}+|zodiac\\p{L}*|(?:life|vida) (?:after|apos|despues de)(?: a| la)? (?:death|morte|muerte)(?! (?:of|d[aeo]|del)(?!\\p{L}))|chupacabras?|bigfoot|sasquatch|yetis?|loch ness monster|reptilians?|reptilianos?|curupiras?|mula sem cabeca|(?:evil eye|mau-?olhado|mal de ojo|mau olhado)|curses?(?! words?)|maldic(?:ao|oes|ion|iones)|hollow earth|terra oca|tierra hueca|aliens from|extraterrestrials?|extraterrestres|marcianos?|martians',
)
/** Who studies stories, beliefs and games of them studies something that there is. */
const told = words(
  'literatur\\p{L}*|narrativ\\p{L}*|prosa|prose|figuras?|figures?|personage(?:m|ns)|personajes?|characters?|novel\\p{L}*|romances?|contos?|cuentos?|films?|filmes?|movies?|cine\\p{L}*|series?|televis\\p{L}*|animes?|manga|comics?|quadrinhos|historietas|myth\\p{L}*|mit[oi]\\p{L}*|legends?|lendas?|leyendas?|folklor\\p{L}*|folclor\\p{L}*|tales?|stor(?:y|ies)|fiction\\p{L}*|ficc\\p{L}*|games?|jogos?|juegos?|videojuegos?|art|arts|artes?|iconograph\\p{L}*|iconografi\\p{L}*|images?|imagen\\p{L}*|imagem|symbol\\p{L}*|simbol\\p{L}*|belie\\p{L}*|crenc\\p{L}*|creenci\\p{L}*|religi\\p{L}*|cultur\\p{L}*|touris\\p{L}*|turis\\p{L}*|represent\\p{L}*|discours\\p{L}*|discurs\\p{L}*|metaphor\\p{L}*|metafor\\p{L}*|theatre|teatro|poe\\p{L}*|songs?|can(?:coes|ciones|cao|cion)|toys?|brinquedos?|juguetes?|festiva\\p{L}*|carnava\\p{L}*|medieval (?:text|manuscript)\\p{L}*|translat\\p{L}*|traduc\\p{L}*|costumes?|cosplay|revist\\p{L}*|magazin\\p{L}*|press|prensa|imprensa|apps?|espirit\\p{L}*|budis\\p{L}*|buddhis\\p{L}*|hindu\\p{L}*|egyp\\p{L}*|egip\\p{L}*|philosoph\\p{L}*|filosof\\p{L}*|theolog\\p{L}*|teolog\\p{L}*|histor(?:y|ia) (?:of|d[aeo]s?)|ideas? (?:of|about)|perce\\p{L}*|telenovel\\p{L}*',
)
const unasked =
  'neanderth?als?|neandertais|neandertales|cave ?men|homens das cavernas|cavernicolas|unborn babies|newborns?|recem-nascidos?|recien nacidos?|fetos|fetuses|dinosaur(?:s|ios?)?|dinossauros?|mammoths?|cats?|dogs?|goldfish|hamsters?|parrots?|gat[oa]s?|cachorros?|perros?|caes|cows?|vacas?|whales?|ballenas?|baleias?|snails?|caracois|caracoles|bees?|abelhas|abejas|ants?|formigas|hormigas|horses?|caballos?|cavalos?|fish|peixes|peces|birds?|passaros?|pajaros?|trees?|arvores|arboles|plantas?|plants|cactus|stones?|pedras|piedras'
/** What has no mind, or is gone, and what a mind has. */
const mindless =
  'dinosaur(?:s|ios?)?|dinossauros?|mammoths?|mamutes?|mamuts?|neanderth?als?|neandertais|neandertales|trees?|arvores?|arbol(?:es)?|plantas?(?! (?:medicina|de|industria))|plants?|flores|flowers|stones?|rocks?|pedras?|piedras?|rochas?|rocas?|mountains?|montanhas?|montanas?|clouds?|nuvens|nubes|bacteria|bacterias|viruses|moscas?|mosquitos?|mosquitoes|worms?|minhocas?|lombrices|snails?|caracois|caracoles|chairs?|cadeiras?|sillas?|bridges|pontes|puentes|shoes|sapatos|zapatos|sof[ay]s?|clocks?|relogios?|relojes'
const ofMind =
  'jealous\\p{L}*|ciumes?|celos|ciument\\p{L}+|celos[oa]s?|self-?esteem|autoestima|mental health|saude mental|salud mental|happiness|happy|felicidade|felicidad|felizes|felices|sadness|sad|tristeza|tristes?|forgiv\\p{L}*|perdoa\\p{L}*|perdona\\p{L}*|envy|inveja|envidia|nostalgi\\p{L}*|saudades?|regrets?|arrepend\\p{L}*|arrepent\\p{L}*|faith|religio\\p{L}*|humou?r|boredom|bored|tedio|aburrid\\p{L}*|offended|ofendid\\p{L}*|in love|apaixona\\p{L}*|enamora\\p{L}*|remember childhood|opinions?|gossip|fofoca|chism\\p{L}*|feel lonely|solidao|soledad|loneliness|depress(?:ed|ao)|depresion'
/** A proof of what lies beyond, chance told beforehand, the dead asked, a life in space that nobody leads. */
const beyond = [
  // What a being thinks that nobody can ask.
  words(
    `(?:${unasked}) (?:(?:would |might )?(?:think|thought|believed?|pray(?:ed)?|dream(?:ed|t)?(?: of| about)?|feel about)|pens\\p{L}+|sonh\\p{L}+|suen\\p{L}+|cre(?:em|en|ian))|` +
      `(?:what|o que|que) (?:do |did |os |as |los |las |pensa[mn]? |piensan |suenan |sonham )+(?:${unasked}) ?(?:think|believe|dream)?|` +
      `(?:tradu\\p{L}+|translat\\p{L}+) (?:\\p{L}+ ){0,5}(?:${unasked})|` +
      `(?:suenos|sonhos|dreams|opinion(?:es|s)?|opinioes|pensamentos?|pensamientos?|thoughts|religion|politica) (?:d[aeo]s?|de l[ao]s|of)(?: the)?(?: \\p{L}+)? (?:${unasked})`,
  ),
  // "Whether trees feel jealous", "a saúde mental dos dinossauros"; what people feel before a tree is not said so.
  words(
    `(?:do|does|whether|if|se|si|as|os|las|los|how|como|when|cuando|quando|can|could|podem|pueden) (?:the |as |os |las |los )?(?:${mindless}) (?:(?!affect|improv|increas|reduc|help|influenc|afeta|afect|melhor|mejor|aument|reduz|ajuda|ayuda|contribu|promov|promot)\\p{L}+ ){0,5}(?:${ofMind})|` +
      `(?:${ofMind}) (?:of|in|among|d[aeo]s?|de l[ao]s|entre|en|em|n[ao]s) (?:(?:the|as|os|las|los) )?(?:${mindless})`,
  ),
  // What one private person thinks or feels.
  words(
    '(?:pensa|piensa|sente|siente|thinks?|feels?) (?:de|do|da|por|of|about|para|towards?) (?:mim|mi|me)(?![-’])|(?:loves?|ama|quiere|likes?|gosta) (?:de )?(?:me|mim|a mi)(?= |$)|(?:me ama|me quiere|me deixou|me dejo|left me|terminou comigo|rompio conmigo|broke up with me)',
  ),
  // What never came to be: works that nobody wrote, a history that did not happen.
  words(
    '(?:unwritten|never written|nunca escrit[oa]s?|(?:no|nao) escrit[oa]s?|nunca (?:compuest|compost|pintad|filmad)[oa]s?|never (?:composed|painted|filmed|sent)) (?!language|law|constitution|rule)|' +
      '(?:what|how|que|como|o que|where|onde|donde|who|quem|quien|cual|qual) (?:\\p{L}+ ){0,4}(?:would (?:\\p{L}+ )?have (?!to )|(?:habria|habrian|hubiera|hubieran) \\p{L}+(?:ado|ido|to|cho)|teriam? \\p{L}+(?:ado|ido|to))|' +
      '(?:if|se|si) (?:\\p{L}+ ){1,5}(?:had (?:never|not)|nunca (?:tivesse|houvesse|hubiera|hubiese)|(?:nao|no) (?:tivesse|houvesse|hubiera|hubiese))',
  ),
  // What the dead would do today, and whoever lives in a century to come.
  words(
    '(?:o que|que|what would|como) (?:\\p{L}+ ){1,4}(?:postaria|publicaria|tuitaria|twittaria|acharia|tweet|post|vote for)(?= )|(?:in|em|en|by|nascid[oa]s em|nacid[oa]s en) (?:21[1-9]\\d|2[2-9]\\d\\d)(?= ?(?:$|[?.!,]|think|will|pensar|viver|vivir|live))',
  ),
  // Who will win or govern: not yet to be known.
  words(
    '(?:who|which (?:team|party|horse|number)s?) (?:will|is going to) (?:be|win|become)|(?:who|quem|quien) (?:\\p{L}+ ){0,3}(?:20[4-9]\\d|2[1-9]\\d\\d)|(?:which|what|que|qual|cual) (?:number|numero)s? (?:\\p{L}+ ){0,2}(?:come up|win|saldra|saira|sair|salir|ganhara|ganara)|(?:date|day|data|dia|fecha) (?:\\p{L}+ )?(?:of|d[oe]l?) (?:the )?(?:end of the world|fim do mundo|fin del mundo)|when (?:exactly )?will the world end|quando (?:vai acabar o mundo|o mundo (?:vai )?acaba)|cuando (?:se acabara|acabara|va a acabar) el mundo|(?:tell|foretell|adivinhar|adivinar|predizer) (?:the|o|el|meu|mi|my) (?:future|futuro)|quem (?:sera|vai ser|vencera|vai vencer|ganhara|vai ganhar)|quien (?:sera|va a ser|ganara|va a ganar|vencera)',
  ),
  words(
    '(?:prov(?:e|es|ed|ing)|demonstrat\\p{L}+|measur\\p{L}+|weigh\\p{L}*|provar|comprovar|demonstrar|medir|pesar|probar|demostrar) (?:\\p{L}+ ){0,4}(?:souls?|afterlife|god|heaven|almas?|alem|deus|dios|mas alla|vida apos a morte|vida despues de la muerte)',
  ),
  words(
    '(?:predict\\p{L}*|forecast\\p{L}*|guess\\p{L}*|prever|previsao|adivinha\\p{L}*|predecir|prediccion|adivinar) (?:\\p{L}+ ){0,5}(?:lotter\\p{L}*|jackpot|loterias?|mega-?sena|quiniela|roulette|ruleta|roleta|bingo|coin toss\\p{L}*|cara ou coroa|cara o cruz|jogo do bicho|dice)',
  ),
  words(
    '(?:ask\\p{L}*|interview\\p{L}*|entrevist\\p{L}+|pregunt\\p{L}+|pergunt\\p{L}+) (?:a |to |con |com )?(?:the dead|los muertos|aos? mortos|os mortos|espiritos|espiritus|spirits)|(?:dead|deceased|late) (?:\\p{L}+ ){1,3}would (?:have )?(?:think|thought|say|said)|(?:todas? as pessoas que ja morreram|pessoas mortas|personas muertas|los muertos|os mortos|dead people) (?:\\p{L}+ ){0,4}(?:respond\\p{L}+|opina\\p{L}+|answer\\p{L}*|asked|interview\\p{L}*|entrevist\\p{L}+)|(?:questionari\\p{L}+|cuestionari\\p{L}+|survey|entrevist\\p{L}+|interview\\p{L}*) (?:\\p{L}+,? ){0,10}(?:ja morreram|ya murieron|have died|os mortos|los muertos|the dead)',
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
