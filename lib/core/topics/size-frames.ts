import { foldAccents } from '@/lib/core/text/fold-accents'
import { withoutBeginning } from '@/lib/core/text/without-beginning'

const frame = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u')

/** "The importance of X": nothing is asked about it. */
const importance =
  /(?<!\p{L})(?:a importancia|la importancia|the importance|o papel|el papel|the role|o rol|el rol|o futuro|el futuro|the future|os desafios|los desafios|the challenges|all of|todos os|todas las|o que faz|what makes) (?:d[aeo]s?|del?|of|de la)?/u

/** "The influence of X on Y": asked where both are named. */
const influence = frame(
  '(?:o impacto|el impacto|the impact|a influencia|la influencia|the influence) (?:d[aeo]s?|del?|of|de la)',
)

/** "How fair is justice", "what really matters", "how to do it differently": the words say no aim that could be reached. */
const aimless = frame(
  'ate que ponto|that (?:really )?works?|que funcion(?:a|e|an|en|am|em)|do good|fazer o bem|hacer el bien|hasta que punto|to what extent is|de verdade|realmente|de verdad|really matters?|what is happening|o que e ser|que es ser|' +
    '(?:make|making|do|doing) (?:it|things) (?:better|differently)|ser melhor|ser mejor|(?:fazer|melhorar|mudar) (?:diferente|as coisas|tudo)|' +
    '(?:hacer|mejorar|cambiar) (?:las cosas|diferente|distinto|todo)|how does it feel|being human|(?:como|as a|as) (?:um |un )?(?:valor|value)|o que significa ser|que significa ser|what does it mean to be|como e isso|como se siente|' +
    // "Is it good or bad", "what can be done", "what to expect", "what is happening to people": judged, hoped or feared, not asked.
    '(?:is|are) (?:it|they|this|that) (?:really )?(?:good|bad|right|wrong|fair|worth it)|(?:e|faz|es|esta|hace) (?:bom|bem|certo|bueno|bien|correcto) (?:ou|o) (?:ruim|mal|errado|malo|incorrecto)|' +
    '(?:what|o que|que) (?:(?:can|should|could) (?:we|be|people|one|i)|(?:nos )?(?:podemos|devemos|debemos|se pode|se puede)) (?:do|done|fazer|hacer)|(?:what to expect|what can we expect|o que esperar|que esperar)|' +
    '(?:are|is) (?:we|people|humanity|society|the world|everyone) (?:\\p{L}+ ){0,2}\\p{L}+ing|(?:nos )?estamos (?:todos |nos )?\\p{L}+(?:ando|endo|indo)|se (?:esta|estan) (?:perdiendo|acabando)|est(?:a|ao) se perdendo|(?:para onde|a ?donde|hacia donde) (?:vamos|estamos|va|vai)|where (?:are we|is (?:the world|society|humanity)) (?:going|heading)|' +
    '(?:como|how) (?:do we |nos )?\\p{L}+(?:amos|emos|imos) ?(?=$|[?.!])|how do we \\p{L}+ ?(?=$|[?.!])|what does it take|que hace falta ?(?=$|[?.!])|o que e preciso ?(?=$|[?.!])|' +
    'where (?:do|should|can) we|(?:onde|donde) (?:e que )?(?:\\p{L}+ )?\\p{L}+(?:amos|emos|imos) ?(?=$|[?.!])|' +
    'o que (?:pode|deve) ser feito|que (?:puede|debe) hacerse|que se (?:puede|debe) hacer|what (?:can|should|could) be done|(?:will|can|does|vai|pode|va a|puede) (?:\\p{L}+ ){0,2}(?:save|salvar) (?:the|o|el|us|nos|a) (?:planet\\p{L}*|world|mundo|humanity|humanidade|humanidad)|' +
    "(?:what(?: is|'s)|o que (?:esta )?|que (?:esta )?)(?:happening|going on|acontece(?:ndo)?|ocorre(?:ndo)?|pasa(?:ndo)?|ocurre) ?(?:with|to|com|con|a)? ?(?:(?:the|our|as|os|a|o|la|los|las|el|nossas?|nossos?|nuestr[ao]s?) )?(?:people|young people|youth|humanity|world|society|us|pessoas|gente|jovens|juventude|jovenes|juventud|mundo|sociedade|sociedad|humanidade|humanidad|nosotros)",
)
/** "How can we make it better", "¿cómo se puede lograr?": a verb that any aim has, and no thing that it is done to. */
const howTo = new RegExp(
  '^(?:(?:how|but how) (?:can|could|should|do|does|to|might|must)(?: \\p{L}+){0,2}?|como(?: (?:se )?(?:podemos|pode|podem|puede|pueden|posso|puedo|poderia|podria|devemos|debemos|deveria|deberia))?(?: \\p{L}+)?|como (?:as|os|a|o|las|los|la|el) \\p{L}+ (?:pode|podem|puede|pueden|deve|devem|debe|deben)(?: se)?) ' +
    '(?:be|become|make|do|protect themselves|proteger(?:se)?|have|get|create|build|stop|solve|prevent|fight|combat|avoid|promote|ensure|foster|criar|crear|construir|parar|acabar com|acabar con|resolver|evitar|combater|combatir|promover|garantir|garantizar|fomentar|enfrentar|be stopped|be solved|be prevented|be avoided|improve|change|achieve|live|ser|ter|tener|hacer|fazer|fazermos|melhorar|mejorar|mudar|cambiar|lograr|conseguir|alcancar|alcanzar|viver|vivir)(?!\\p{L})',
  'u',
)
/** "Today", "in the modern world", and no other when or where. */
const today = frame(
  "today|nowadays|these days|hoje(?: em dia)?|hoy(?: en dia)?|(?:na|en la) (?:atualidade|actualidad)|atua(?:l|is)|actual(?:es)?|(?:the )?modern (?:world|life|times)|(?:mundo|vida|tempos|tiempos) modern[oa]s?|today's (?:world|society|youth)",
)
/** "Integral health", "better cities", "quality education for all": praised, and nothing said that could be seen. */
const praised = frame(
  'integra(?:l|is|les)|better|melhor(?:es)?|mejor(?:es)?|good|bo[am]|buen[ao]?|meaningful|conscientes?|consciencia|conciencia|transformador\\p{L}*|holistic[oa]?|mindful|authentic|autentic[oa]s?|verdadeir[oa]s?|verdader[oa]s?|smarter|wiser|' +
    '^quality(?= \\p{L}+(?: for all)?$)|(?:with|com|con|de) (?:purpose|soul|heart|proposito|alma|coracao|corazon|qualidade|calidad|excelencia)|\\p{L}+-(?:driven|centred|centered) thinking|for all|for everyone|para tod[oa]s|(?:more|mais|mas) (?:human[oa]?|fair|just[oa]?|conscious|consciente|intelligent|inteligentes?|digna?|efficient|eficientes?)',
)
/** What a textbook tells of a thing: its types and causes, how it works, what it is good for. */
const textbook = new RegExp(
  '^(?:(?:what|which) (?:are|is|were|was) (?:the |its |their )?(?:main |most common )?(?:types?|kinds|causes?|characteristics|features|advantages|disadvantages|benefits|uses|applications|stages|consequences|effects|principles)|' +
    '(?:quais|qual|cuales|cual|que) (?:sao|foram|e|son|fueron|es) (?:(?:as|os|a|o|las|los|la|el|sus?|suas?|seus?) )?(?:principais |principales )?(?:tipos?|causas?|caracteristicas?|vantagens|ventajas|desvantagens|desventajas|beneficios|usos|aplicacoes|aplicaciones|etapas|consequencias|consecuencias|efeitos|efectos|principios)|' +
    '(?:how|como) (?:(?:do|does|did|are|is|was|were) )?(?:(?:the|a|o|os|as|el|la|los|las) )?(?:\\p{L}+ ){0,4}(?:works?|funcionam?|funcionan?|becomes?|become|form|formed|develop|arise|se formam?|se forman?|surgem?|surgen?|surgio|surgiu|se desenvolvem?|se desarrollan?|se vuelven?|se tornam?|aprende|learns?)(?!\\p{L})|' +
    '(?:why|por que) (?:is|are|e|es|sao|son) (?:\\p{L}+ ){1,4}important|(?:will|vai|vao|va a|van a) (?:the |a |o |os |as |el |la |los |las )?(?:\\p{L}+ ){1,3}(?:take|replace|end|dominate|substituir|tomar|acabar|dominar|reemplazar|sustituir|quitar)(?!\\p{L}))',
  'u',
)
/** How much, how often, which barriers, how it is lived: what would be found can be told beforehand. */
const measured = new RegExp(
  '(?<!\\p{L})(?:how (?:much|many|often|common|frequent|long|fast|far|likely|safe|accurate)|quant[oa]s?|cuant[oa]s?|com que frequencia|con que frecuencia|' +
    '(?:what|which|qual|quais|que|cual|cuales)(?: (?:is|are|e|sao|es|son))?(?: (?:the|a|o|as|os|la|el|las|los))? (?:proportion|percentage|share|rate|concentration|prevalence|incidence|frequency|barriers?|difficulties|obstacles|needs|reasons|' +
    'prevalencia|incidencia|frequencia|frecuencia|proporcao|proporcion|porcentaje|porcentagem|taxa|tasa|concentracao|concentracion|dificuldades|dificultades|barreiras|barreras|obstaculos|necessidades|necesidades|motivos|razoes|razones)|' +
    '(?:who|quem|quien(?:es)?) (?:uses?|visits?|buys?|attends?|joins?|usa[mn]?|utiliza[mn]?|visita[mn]?|compra[mn]?|frequenta[mn]?|asisten?|participa[mn]?)|' +
    '(?:how|como)(?: (?:do|does|did))? (?:\\p{L}+ ){1,6}(?:experience|perceive|cope|describe|talk about|handle|vive[mn]?|vivenciam|percebem|perciben|lidam|afrontan|enfrentam|enfrentan|relata[mn]|descreve[mn]|describen|avaliam|evaluan|significam|significan))(?!\\p{L})',
  'u',
)
/** "Why do people not recycle", "por que desperdiçamos comida": what everybody does, asked of nobody. */
const everybodyAsked =
  /^(?:why|por ?que|por qu[eé]|porque) (?:(?:do|does|is|are|don't) )?(?:(?:so |tantas? |muita |mucha |a |as |la )?(?:people|we|everyone|gente|personas|pessoas)(?! (?:with|who|that|com|con|que|in|from|d[aeo]s?|em|en)(?!\p{L}))|(?:nao |no |nos )*\p{L}+(?:amos|emos|imos)|(?:ha|hay|existe[mn]?|there) )(?!\p{L})/u
/** "Why do young people not vote", "por que as mães deixam de amamentar": reasons, which can be asked for. */
const reasons =
  /^(?:why|por ?que|porque) (?:(?:do|don't|are|aren't) )?(?:(?:os|as|los|las|the|some|many|algun[oa]s|muit[oa]s|much[oa]s) )?\p{L}{4,}s(?!\p{L})/u
/** Beings and doings as such: "el ser y el hacer", "being yourself". */
const asSuch =
  /^(?:(?:the|el|o|la|a) (?:power|magic|mystery|beauty|poder|magia|misterio|encanto|beleza|belleza|forca|fuerza) (?:of|d[aeo]s?|de l[ao]s)|(?:el|o) (?:ser|hacer|fazer|estar|tener|ter|viver|vivir)(?: (?:y|e) .*)?(?: \p{L}+)*|(?:finding|achieving|seeking|embracing|buscando|alcanzando) \p{L}+$|(?:being|becoming|finding|knowing|loving) (?:yourself|oneself|ourselves|human|who we are)|(?:ser|conhecer|conocer|encontrar) (?:a )?(?:si mesm[oa]|si mism[oa]|um? mesmo|uno mismo))(?!\p{L})/u
/** A wish to do good, which names nothing. */
const wishes = new RegExp(
  '^(?:como |how to |how |para )?(?:really |de verdade |de verdad )?(?:(?:a|la|the|uma|una) (?:diferenca|diferencia|difference)|' +
    '(?:fazer|faco) (?:a|uma) diferenca|mak(?:e|ing) a difference|hacer (?:la|una) diferencia|(?:ajudar|ayudar)(?: a)?(?: todos?)? (?:os outros|as pessoas|o proximo|los demas|otros|las personas|la gente)|' +
    '(?:help(?:ing)?|ajudar|ayudar)(?: a)? (?:\\p{L}+ ){0,2}\\p{L}+$|help(?:ing)? (?:other people|people|others|everyone)|(?:mudar|cambiar) (?:o|el) mundo|chang(?:e|ing) the world|(?:ser|sendo|siendo) (?:um|uma|un|una) (?:bom|boa|buen|buena|melhor|mejor)|be(?:ing)? (?:a )?(?:good|better))(?!\\p{L})',
  'u',
)
/** Something or other about a thing: "stuff about games", "algo relacionado com liderança", "management stuff", "aspects of life that nobody talks about". */
const somethingAbout = new RegExp(
  '^(?:(?:algumas?|algunas?|some|um|uma|una?|a|as|os|las|los|the) )?' +
    '(?:algo|alguma coisa|alguna cosa|coisas?|cosas?|temas?|assuntos?|aspectos?|reflexoes|reflexiones|reflections|consideracoes|consideraciones|questoes|cuestiones|issues|ideias|ideas|thoughts|olhar|mirada|look|stuff|things?|something|anything|aspects?)(?!\\p{L})' +
    '(?: \\p{L}+){0,2}? (?:sobre|d[aeo]s?|del?|de la|na|no|en|about|at|of|on|with|in|to|com|con|que|that|(?<=(?:relacionad|ligad|vinculad|associad|asociad|voltad|conectad)[oa]s? )(?:a|ao|aos|as|al|com|con))(?!\\p{L})' +
    '|^(?:re)?(?:pensar|pensando|thinking(?: about)?|reflecting on|refletindo sobre|reflexionando sobre) |^(?:\\p{L}+ ){1,2}(?:stuff|things)$|^(?:something|anything|algo|alguma coisa)(?: \\p{L}+){0,3}$',
  'u',
)
/** "All therapies", "everything about marketing": the whole of something, however it is named. */
const wholeOfIt = new RegExp(
  '^(?:(?:about )?(?:all|every|everything|anything)(?: (?:of|about|the|that|there is|kinds?|types?|aspects?))*|' +
    'tudo(?: (?:sobre|que|o que))*|tod[oa]s(?: (?:as|os|las|los))?|todo (?:sobre|lo)) ',
  'u',
)
const wholeBeside = frame('(?:and|e|y) (?:everything|tudo|todo lo|all that)')
/** "Improving performance": of whom, by what? */
const improvementAlone =
  /(?<= )(?:better|melhor|mejor)$|(?<= )(?:to|para) (?:improve|mejorar|melhorar)$|^(?:como )?(?:improving|enhancing|increasing|better|melhora(?:r|ndo|s)?|melhorias?|aumentar|aprimorar|mejora(?:r|ndo|s)?|how to improve)(?!\p{L})/u
/** "I have not thought it through", "something novel": the student says that it is not decided. */
const undecided = frame(
  "(?:many|several|various|a few) (?:things|topics)|muitas coisas|muchas cosas|v[aá]rios (?:temas|assuntos)|(?:um pouco de tudo|un poco de todo|a bit of everything)|maybe how|not (?:really )?sure (?:yet|what|how|which)|have(?:n't| not) (?:decided|thought)|still (?:deciding|thinking)|" +
    'ainda nao (?:pensei|sei|decidi|defini)|nao (?:pensei|sei|decidi) (?:bem|direito|ainda)|estou (?:meio )?perdid[oa]|' +
    'todavia no (?:lo )?(?:se|pense|decidi)|aun no (?:lo )?(?:se|pense|decidi)|no (?:lo )?se bien|estoy perdid[oa]|' +
    '(?:something|anything) (?:new|novel|different|original|interesting|cool|useful|meaningful)|' +
    '(?:que|that) (?:sea|seja|is|fosse|fuera|e) (?:really |realmente )?(?:util|useful|interesante|interessante|interesting|importante|important|relevante|relevant|diferente|different)|(?:algo|alguma coisa|something) (?:que|that|to|para) (?:\\p{L}+ )?(?:ayud\\p{L}+|ajud\\p{L}+|helps?|sirva|faca bem|haga bien)|(?:pensar|pienso|thinking|think) (?:diferente|distinto|differently)|' +
    '(?:algo|something|alguma coisa|alguna cosa) (?:na|no|da|do|en la|en el|de la|del|in|from)(?: the)? (?:area|campo|ramo|mundo|field|world)|(?:que|that) (?:fosse|fuera|seja|sea|is|was) (?:inovador|innovador|innovative|criativ|creativ)\\p{L}*|(?:algo|something) (?:de|of|in|about|em|en) \\p{L}+ (?:pero|mas|but) |' +
    '(?:algo|alguma coisa) (?:nov[oa]|novedoso|novedosa|inovador|innovador|diferente|original|interessante|interesante|util|legal|bacana|relevante)',
)
/** The whole world, or the recipe of all success. */
const wholeWorld = frame(
  'all over the world|(?:in|around|across) the (?:whole )?world|worldwide|globally|no mundo(?: (?:inteiro|todo))?|em todo o mundo|en (?:todo )?el mundo|\\p{L}+ inteir[oa]|\\p{L}+ enter[oa]|em geral|en general|in general(?! \\p{L})|(?:economia|politica) (?:mundial|global|internacional)|(?:world|global) (?:economy|politics)|a (?:nivel|escala) mundial|a nivel global|the (?:whole|entire) (?:country|world|nation|planet)|' +
    'what makes (?:\\p{L}+ ){1,4}(?:success\\p{L}*|good|great|happy|better|effective)|o que (?:faz|torna) (?:\\p{L}+ ){1,4}(?:sucesso|bem-sucedid[oa]s?|bo[am]|melhor|feliz)|que hace (?:\\p{L}+ ){1,4}(?:exitos[oa]s?|buen[oa]?|mejor|feliz|exito)',
)

export interface SizeFrames {
  readonly isFramed: boolean
  /** The topic or its question asks for the importance of something. */
  readonly isImportance: boolean
  readonly isAimless: boolean
  readonly isSomethingAbout: boolean
  readonly isImprovement: boolean
  readonly isWholeWorld: boolean
  readonly isAll: boolean
  readonly isWish: boolean
  /** The question has a verb that any aim has; whether it names a thing is told by the map. */
  readonly isHowTo: boolean
  readonly isToday: boolean
  /** The question asks why everybody does it. */
  readonly isOfEverybody: boolean
  /** What is named is praised, not described. */
  readonly isPraised: boolean
  /** The question asks what a textbook tells. */
  readonly isTextbook: boolean
  /** Something is to act on something. */
  readonly isInfluence: boolean
  /** What is asked can be counted, or told by whom it concerns. */
  readonly isMeasured: boolean
  /** The question asks for the reasons of somebody, who could tell them. */
  readonly isOfReasons: boolean
}

/** How a topic and its question are put, whatever they are about. Pure; never throws. */
export function sizeFrames({
  topic,
  question,
}: {
  readonly topic: string
  readonly question: string
}): SizeFrames {
  const [about, asked] = [topic, question].map((text) => foldAccents(text).toLowerCase().trim())
  const both = `${about} . ${asked}`
  const bare = (asked ?? '').replace(/^[¿¡\s]+/, '')
  const thing = foldAccents(withoutBeginning(topic)).toLowerCase().trim()
  return {
    isFramed: question === '' && importance.test(thing),
    isImportance: importance.test(both),
    isAimless: aimless.test(both) || asSuch.test(thing),
    isSomethingAbout: somethingAbout.test(thing),
    isImprovement: improvementAlone.test(thing),
    isWholeWorld: wholeWorld.test(both),
    isAll: wholeOfIt.test(thing) || wholeBeside.test(thing),
    isWish: wishes.test(thing) || undecided.test(both),
    isHowTo: howTo.test(bare),
    isToday: today.test(about ?? ''),
    isOfEverybody: everybodyAsked.test(bare),
    isPraised: praised.test(thing),
    isTextbook: textbook.test(bare),
    isInfluence: influence.test(thing),
    isMeasured: measured.test(asked ?? '') || reasons.test(thing),
    isOfReasons: reasons.test(bare) && !everybodyAsked.test(bare),
  }
}
