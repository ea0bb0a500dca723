import { foldAccents } from '@/lib/core/text/fold-accents'

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
/** Something or other about a thing: "stuff about games", "algo sobre liderazgo", "aspects of life that nobody talks about". */
const somethingAbout =
  /^(?:(?:algumas?|algunas?|some|um|uma|una?|a) )?(?:algo|coisas?|cosas?|temas?|assuntos?|aspectos?|reflexoes|reflexiones|reflections|consideracoes|consideraciones|questoes|cuestiones|issues|ideias|ideas|thoughts|olhar|mirada|look|stuff|things?|something|anything|aspects?) (?:sobre|d[aeo]s?|del?|de la|about|at|of|on|with|com|con)(?!\p{L})/u
/** "Improving performance": of whom, by what? */
const improvementAlone =
  /^(?:como )?(?:improving|enhancing|increasing|better|melhora(?:r|ndo|s)?|melhorias?|aumentar|aprimorar|mejora(?:r|ndo|s)?|how to improve)(?!\p{L})/u
/** The whole world, or the recipe of all success. */
const wholeWorld = frame(
  'all over the world|(?:in|around|across) the (?:whole )?world|worldwide|globally|no mundo(?: (?:inteiro|todo))?|em todo o mundo|en (?:todo )?el mundo|' +
    'what makes (?:\\p{L}+ ){1,4}success\\p{L}*|o que (?:faz|torna) (?:\\p{L}+ ){1,4}(?:sucesso|bem-sucedid[oa]s?)|que hace (?:\\p{L}+ ){1,4}exitos[oa]s?',
)

export interface SizeFrames {
  readonly isFramed: boolean
  readonly isAimless: boolean
  readonly isSomethingAbout: boolean
  readonly isImprovement: boolean
  readonly isWholeWorld: boolean
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
  return {
    isFramed: question === '' && importance.test(about ?? ''),
    isAimless: aimless.test(both),
    isSomethingAbout: somethingAbout.test(about ?? ''),
    isImprovement: improvementAlone.test(about ?? ''),
    isWholeWorld: wholeWorld.test(both),
  }
}
