import { foldAccents } from '@/lib/core/text/fold-accents'
import { splitSentences } from '@/lib/core/text/split-sentences'

const begins = (source: string) => new RegExp(`^(?:[^\\p{L}]*)(?:${source})(?!\\p{L})`, 'u')
const holds = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u')

const politely =
  '(?:(?:please|now|then|instead|first|also|next|hey|and|but|from now on|por favor|agora|ahora|entao|entonces|a partir de agora|a partir de ahora|desde ahora)[ ,:]+){0,3}'
const rules =
  '(?:instructions?|instruc(?:ao|oes|cion|ciones)|prompts?|rules?|regras?|reglas?|orders?|ordens|ordenes|guidelines|diretrizes|directrices|commands?|comandos?|messages?|mensage(?:m|ns)|mensajes?|guardrails?)'
const earlier =
  '(?:previous|prior|above|earlier|preceding|former|all|any|every|your|system|initial|original|these|those|anterior(?:es)?|previ[oa]s?|acima|de cima|de arriba|tod[oa]s|su[as]?s?|tus?|suas?|seus?|iniciais|iniciales|del sistema|do sistema)'

const overrides =
  '(?:ignore|disregard|forget|override|bypass|discard|ignora|ignorem|desconsidere|desconsidera|esqueca|esquece|olvida|olvide|olvidate de|descarta|descarte|anula|anule)'

const orders: readonly RegExp[] = [
  // "Ignore all previous instructions", "olvida las reglas anteriores": said to whoever reads, not of students who ignore them.
  begins(`${politely}${overrides} (?:\\p{L}+ ){0,3}?${earlier} (?:\\p{L}+ ){0,3}?${rules}`),
  begins(
    `${politely}${overrides} (?:\\p{L}+ ){0,2}?${rules} (?:above|before|anteriores?|previ[oa]s?|acima|de cima|de arriba|del sistema|do sistema)`,
  ),
  begins(
    `${politely}${overrides} (?:everything|all|anything|what|tudo|todo|lo)(?: \\p{L}+){0,3} (?:above|before|said|told|wrote|anterior(?:mente)?|dito|disse|falei|escrito|dicho|dije|antes|acima|arriba)`,
  ),
  begins(
    `${politely}(?:you (?:are|will|must) now (?:a|an|be|act|my|in|free|going|the|\\p{L}+, (?:a|an|the))|pretend (?:to be|you are|that you)|i want you to (?:act|pretend|be)|act as (?:a|an|my)|roleplay as|(?:voce agora e|agora voce e) (?:um|uma|meu|minha)|finja (?:que|ser)|aja como|atue como|quero que voce (?:aja|atue|finja|seja)|(?:eres ahora|ahora eres) (?:un|una|mi)|finge (?:que|ser)|actua como|quiero que (?:actues|finjas|seas))`,
  ),
  begins(
    `${politely}(?:reveal|print|show|repeat|output|display|leak|tell me|give me|revele|mostre|imprima|repita|diga|revela|muestra|muestrame|imprime|repite|dime) (?:\\p{L}+ ){0,4}(?:system prompt|prompts?|api keys?|passwords?|secrets?|hidden (?:instructions|text)|senhas?|chaves? (?:de )?api|contrasenas?|claves?(?: de)? api|instruc(?:oes|ciones) (?:do|del) sistema|initial instructions)`,
  ),
  // What the answer of a machine should be like; whoever speaks of a student's answers does not say "your".
  begins(
    `${politely}(?:(?:can|could|would|will) you |you (?:may|should|must|can|need to) |do not forget to |don't forget to |always |never )?(?:end|start|begin|finish|include|add|insert|append|write|give|format|limit|keep|make sure|ensure|say|put|provide)(?= ).{0,160}(?<!\\p{L})your (?:own )?(?:respon(?:se|ses)|answers?|reply|replies|output)`,
  ),
  begins(
    `${politely}(?:(?:voce|tu|usted) )?(?:adicione|inclua|insira|escreva|termine|comece|responda|traduza|acrescente|anade|agrega|incluye|inserta|escribe|termina|empieza|responde|traduce|contesta)(?= ).{0,160}(?<!\\p{L})(?:(?:sua|tua|tu|su) (?:resposta|respuesta)|(?:em|en) (?:ingles|frances|alemao|aleman|russo|ruso|japones|chines|chino)(?=[^\\p{L}]*$))`,
  ),
  begins(
    `${politely}(?:(?:can|could|would) you )?(?:reply|respond|answer|write)(?: \\p{L}+){0,2} (?:using|in (?:german|french|spanish|portuguese|english|russian|japanese|chinese|uppercase|capitals|rhymes?|emojis?|base64)|backwards?|with (?:only|just|the word))`,
  ),
  // Something to be made for whoever asks; "create training programs for nurses" is what a student wants to study.
  begins(
    `${politely}(?:(?:can|could|would) you (?:please )?(?:write|give|show|tell|send|make|create|generate|fix|debug|translate|recommend|provide|compose|draft)|(?:write|give|show|tell|send|make|create|generate|recommend|provide|compose|draft) me)(?: me| us)? (?:\\p{L}+ ){0,3}(?:scripts?|functions?|programs?|jokes?|poems?|songs?|recipes?|e-?mails?|tweets?|password|snippets?|weekend getaways?|to-?do list|letters?|speech|command|list)`,
  ),
  begins(
    `${politely}(?:write|generate|fix|debug) (?:(?:a|an|the|some|this|my) )?(?:\\p{L}+ )?(?:scripts?|code|functions?|snippets?)`,
  ),
  begins(
    `${politely}(?:how (?:do|would) (?:you|i) say|can you (?:reply|translate|classify|substitute|show me|convert|calculate|reverse)|como se diz|como se dice) `,
  ),
  holds(
    '(?:translate|determine|classify|analy[sz]e|traduza|traduz|traduce|traduzca|corrija|corrige) (?:\\p{L}+ ){0,4}(?:this|the following|esta|este|o seguinte|a seguinte|el siguiente|la siguiente) (?:sentence|text|tweet|review|comment|phrase|frase|texto|comentario|oracion)(?= *(?:$|[^\\p{L} ]|(?:and|as|into|to|e|y|como|para) ))',
  ),
]

/** Marks between which instructions are put, code, calls and addresses of a machine. */
const machineText = [
  /<<\/?SYS>>|\[\/?INST\]|<\|[a-z_]{2,20}\|>|\{\{[^}]{0,200}\}\}|\$\{[^}]{0,200}\}|```|\]\([#/]/iu,
  /<\/?(?:script|img|svg|iframe|body|input|object|embed|style|link|meta|a|video|audio|form|math|details|marquee)(?:[\s/>]|$)|<!(?:DOCTYPE|ENTITY|\[CDATA)|<\?(?:xml|php)|javascript:|on(?:error|load|click|focus|mouseover)\s*=/iu,
  /(?:^|[\s;])(?:import [a-z_.]+(?:, ?[a-z_.]+)*(?: as \w+)?|from [a-z_.]+ import \w+|(?:sudo|rm -rf|curl|wget|chmod) \S+)(?:$|[\s;])|(?:DROP|ALTER) TABLE|UNION(?: ALL)? SELECT|' ?OR ?'?1'?=|\b(?:alert|eval|exec|system|prompt|confirm)[(`]/u,
  /(?:\.\.|%2e%2e)(?:[\\/]|%2f|%5c)|^\s*(?:[=@+-](?=[A-Za-z\d+(@=-]+[(|!]))|\|'? ?\/C /iu,
]
const address = /(?:[a-z][a-z\d+.-]{1,12}:)?\/\/\S+|(?<!\p{L})www\.\S+|\S+@\S+\.\p{L}{2,}/giu
/** Of what is typed as a topic more than half is letters and blanks; of a table or a formula it is not. */
const LETTERS_MIN01 = 0.6

/** Whether a text orders a machine about, or is code, markup or an address: nothing that could be studied. Pure; linear in the text. */
export function isMachineOrder(text: string): boolean {
  const said = text.slice(0, 2_000).trim()
  if (said === '') return false
  if (machineText.some((one) => one.test(said))) return true
  const bare = said.replace(address, ' ').trim()
  if (!/\p{L}{2}/u.test(bare)) return true
  const letters = bare.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0
  if (letters / bare.length < LETTERS_MIN01) return true
  const folded = foldAccents(bare).toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ')
  return orders.some((order) => order.test(folded))
}

/** A reply without the sentences that order a machine about; empty where nothing else is said. Pure. */
export function withoutOrders(reply: string): string {
  if (/```|<\/?\w/u.test(reply) && isMachineOrder(reply)) return ''
  const sentences = reply
    .slice(0, 20_000)
    .split(/\n+/)
    .flatMap((line) => splitSentences(line, null).map(({ text }) => text))
  const kept = sentences.filter((sentence) => !isMachineOrder(sentence))
  // As it was typed where nothing is taken out: a list keeps its lines.
  return kept.length === sentences.length ? reply : kept.join(' ').trim()
}
