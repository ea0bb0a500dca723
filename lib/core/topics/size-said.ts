import { foldAccents } from '@/lib/core/text/fold-accents'

/** What a student says before the thing itself: doubt, a wish to study, a beginning. */
const beginnings = [
  "(?:i )?(?:really )?(?:don'?t|do not) know(?: yet| really| exactly)*|not (?:really )?sure(?: yet)?|maybe|perhaps|i guess|i think|well|hmm+|" +
    'nao sei(?: bem| ainda| ao certo| direito)*|talvez|acho que|sei la|bem|bom|' +
    'no (?:lo )?se(?: bien| todavia| aun)*|quizas?|tal vez|creo que|pues|bueno',
  "(?:i'?d like|i would like|i want|i'?m hoping|i hope|i plan|i'?m planning) to (?:study|research|write|look|do|investigate|explore|work|talk|examine|find|understand|learn)(?: (?:about|on|at|into|out|more|something|how|whether))*|" +
    "(?:i'?d like|i would like|i want|i hope) (?:for )?my (?:thesis|research|work|dissertation|study|project) to(?: be (?:about|on))?|" +
    '(?:quero|queria|gostaria de|gostaria) que (?:a |o )?(?:minha|meu) (?:tese|tcc|pesquisa|trabalho)(?: fosse sobre| seja sobre)?|(?:quiero|quisiera|me gustaria) que mi (?:tesis|trabajo|investigacion)(?: fuera sobre| sea sobre)?|' +
    "(?:i am|i'?m) (?:really )?(?:interested in|curious about|(?:thinking|dreaming) (?:of|about)|planning|going)(?: (?:to )?(?:writ(?:e|ing)|stud(?:y|ying)|research(?:ing)?|work(?:ing)?)(?: (?:about|on))?)?|my (?:topic|thesis|idea|interest|dissertation)(?: (?:is|would be|will be|is going to be))?(?: about| on)?|" +
    '(?:eu )?(?:quero|queria|gostaria de|pretendo|penso em|desejo|vou)(?: muito)? (?:estudar|pesquisar|investigar|falar|escrever|fazer|trabalhar|analisar|entender|saber|abordar|ver)(?: (?:sobre|com|de|algo|mais|como|se))*|' +
    '(?:me interesso|tenho interesse|interesso-me|estou interessad[oa]) (?:por|em|pel[ao])|(?:o )?(?:meu|minha) (?:tema|tcc|interesse|trabalho|monografia|dissertacao|tese|pesquisa)(?: (?:e|seria|sera|vai ser))?(?: sobre)?|' +
    '(?:yo )?(?:quiero|queria|quisiera|me gustaria|pretendo|deseo|pienso|voy a)(?: mucho)? (?:estudiar|investigar|hablar|escribir|hacer|trabajar|analizar|entender|saber|abordar|ver)(?: (?:sobre|con|de|algo|mas|como|si|acerca))*|' +
    '(?:eu )?(?:gosto|adoro|gostava)(?: muito)?(?: de)?|(?:a mi )?me (?:gusta|encanta)n?(?: mucho)?|i (?:really )?(?:like|love|enjoy)|' +
    'me interesan?|estoy interesad[oa] en|mi (?:tema|tesis|interes|trabajo|investigacion|tfg|tfm)(?: (?:es|seria|sera|va a ser))?(?: sobre)?',
] as const
const before = new RegExp(`^(?:${beginnings.join('|')})(?!\\p{L})[ ,.:;…-]*`, 'u')
const after =
  /[ ,.;…-]+(?:i guess|i think|or something(?: like that)?|maybe|sei la|acho|talvez|creo|quizas|tal vez|o algo asi|ou algo assim)[ .!]*$/u

/** The thing itself, without what is said round it. `text` is folded and in small letters; linear. */
export function thingSaid(text: string): string {
  let rest = text.trim()
  for (let round = 0; round < 4; round += 1) {
    const next = rest.replace(before, '').replace(after, '').trim()
    if (next === rest || next === '') break
    rest = next
  }
  return rest
}

/** The topic as it was typed, without what is said before the thing itself; the whole where nothing would be left. */
export function withoutBeginning(topic: string): string {
  const typed = topic.trim()
  const folded = foldAccents(typed).toLowerCase()
  const thing = thingSaid(folded)
  // Folding may change the length of rare letters; then nothing is cut.
  if (folded.length !== typed.length || !folded.endsWith(thing)) return topic
  return typed.slice(typed.length - thing.length)
}
