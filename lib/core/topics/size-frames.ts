import { foldAccents } from '@/lib/core/text/fold-accents'
import { thingSaid } from './size-said'

const frame = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u')

/** "The importance of X": nothing is asked about it. */
const importance =
  /(?<!\p{L})(?:a importancia|la importancia|the importance|o papel|el papel|the role|o impacto|el impacto|the impact|a influencia|la influencia|the influence|o futuro|el futuro|the future|os desafios|los desafios|the challenges|all of|todos os|todas las|o que faz|what makes) (?:d[aeo]s?|del?|of|de la)?/u

/** "How fair is justice", "what really matters", "how to do it differently": the words say no aim that could be reached. */
const aimless = frame(
  'ate que ponto|hasta que punto|to what extent is|de verdade|realmente|de verdad|really matters?|what is happening|o que e ser|que es ser|' +
    '(?:make|making|do|doing) (?:it|things) (?:better|differently)|ser melhor|ser mejor|(?:fazer|melhorar|mudar) (?:diferente|as coisas|tudo)|' +
    '(?:hacer|mejorar|cambiar) (?:las cosas|diferente|distinto|todo)|how does it feel|being human|(?:como|as a|as) (?:um |un )?(?:valor|value)|o que significa ser|que significa ser|what does it mean to be|como e isso|como se siente',
)
/** A wish to do good, which names nothing. */
const wishes = new RegExp(
  '^(?:como |how to |how |para )?(?:really |de verdade |de verdad )?(?:(?:a|la|the|uma|una) (?:diferenca|diferencia|difference)|' +
    '(?:fazer|faco) (?:a|uma) diferenca|mak(?:e|ing) a difference|hacer (?:la|una) diferencia|(?:ajudar|ayudar)(?: a)?(?: todos?)? (?:os outros|as pessoas|o proximo|los demas|otros|las personas|la gente)|' +
    'help(?:ing)? (?:other people|people|others|everyone)|(?:mudar|cambiar) (?:o|el) mundo|chang(?:e|ing) the world|(?:ser|sendo|siendo) (?:um|uma|un|una) (?:bom|boa|buen|buena|melhor|mejor)|be(?:ing)? (?:a )?(?:good|better))(?!\\p{L})',
  'u',
)
/** Something or other about a thing: "stuff about games", "algo relacionado com liderança", "management stuff", "aspects of life that nobody talks about". */
const somethingAbout = new RegExp(
  '^(?:(?:algumas?|algunas?|some|um|uma|una?|a|as|os|las|los|the) )?' +
    '(?:algo|alguma coisa|alguna cosa|coisas?|cosas?|temas?|assuntos?|aspectos?|reflexoes|reflexiones|reflections|consideracoes|consideraciones|questoes|cuestiones|issues|ideias|ideas|thoughts|olhar|mirada|look|stuff|things?|something|anything|aspects?)(?!\\p{L})' +
    '(?: \\p{L}+){0,2}? (?:sobre|d[aeo]s?|del?|de la|na|no|en|about|at|of|on|with|in|to|com|con|que|that|(?<=relacionad[oa]s? )(?:a|ao|aos|as|al|com|con))(?!\\p{L})' +
    '|^(?:\\p{L}+ ){1,2}(?:stuff|things)$|^(?:something|anything|algo|alguma coisa)(?: \\p{L}+){0,3}$',
  'u',
)
/** "All therapies", "everything about marketing": the whole of something, however it is named. */
const wholeOfIt = new RegExp(
  '^(?:(?:about )?(?:all|every|everything|anything)(?: (?:of|about|the|that|there is|kinds?|types?|aspects?))*|' +
    'tudo(?: (?:sobre|que|o que))*|tod[oa]s(?: (?:as|os|las|los))?|todo (?:sobre|lo)) ',
  'u',
)
/** "Improving performance": of whom, by what? */
const improvementAlone =
  /^(?:como )?(?:improving|enhancing|increasing|better|melhora(?:r|ndo|s)?|melhorias?|aumentar|aprimorar|mejora(?:r|ndo|s)?|how to improve)(?!\p{L})/u
/** "I have not thought it through", "something novel": the student says that it is not decided. */
const undecided = frame(
  "maybe how|not (?:really )?sure (?:yet|what|how|which)|have(?:n't| not) (?:decided|thought)|still (?:deciding|thinking)|" +
    'ainda nao (?:pensei|sei|decidi|defini)|nao (?:pensei|sei|decidi) (?:bem|direito|ainda)|estou (?:meio )?perdid[oa]|' +
    'todavia no (?:lo )?(?:se|pense|decidi)|aun no (?:lo )?(?:se|pense|decidi)|no (?:lo )?se bien|estoy perdid[oa]|' +
    '(?:something|anything) (?:new|novel|different|original|interesting|cool|useful|meaningful)|' +
    '(?:algo|alguma coisa|something) (?:que|that|to|para) (?:\\p{L}+ )?(?:ayud\\p{L}+|ajud\\p{L}+|helps?|sirva|faca bem|haga bien)|(?:pensar|pienso|thinking|think) (?:diferente|distinto|differently)|' +
    '(?:algo|alguma coisa) (?:nov[oa]|novedoso|novedosa|inovador|innovador|diferente|original|interessante|interesante|util|legal|bacana|relevante)',
)
/** The whole world, or the recipe of all success. */
const wholeWorld = frame(
  'all over the world|(?:in|around|across) the (?:whole )?world|worldwide|globally|no mundo(?: (?:inteiro|todo))?|em todo o mundo|en (?:todo )?el mundo|\\p{L}+ inteir[oa]|\\p{L}+ enter[oa]|em geral|en general|in general|(?:economia|politica) (?:mundial|global|internacional)|(?:world|global) (?:economy|politics)|a (?:nivel|escala) mundial|a nivel global|the (?:whole|entire) (?:country|world|nation|planet)|' +
    'what makes (?:\\p{L}+ ){1,4}(?:success\\p{L}*|good|great|happy|better|effective)|o que (?:faz|torna) (?:\\p{L}+ ){1,4}(?:sucesso|bem-sucedid[oa]s?|bo[am]|melhor|feliz)|que hace (?:\\p{L}+ ){1,4}(?:exitos[oa]s?|buen[oa]?|mejor|feliz|exito)',
)

export interface SizeFrames {
  readonly isFramed: boolean
  readonly isAimless: boolean
  readonly isSomethingAbout: boolean
  readonly isImprovement: boolean
  readonly isWholeWorld: boolean
  readonly isAll: boolean
  readonly isWish: boolean
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
  const thing = thingSaid(about ?? '')
  return {
    isFramed: question === '' && importance.test(thing),
    isAimless: aimless.test(both),
    isSomethingAbout: somethingAbout.test(thing),
    isImprovement: improvementAlone.test(thing),
    isWholeWorld: wholeWorld.test(both),
    isAll: wholeOfIt.test(thing),
    isWish: wishes.test(thing) || undecided.test(both),
  }
}
