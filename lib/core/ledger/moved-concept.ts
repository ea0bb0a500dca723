import { foldAccents } from '@/lib/core/text/fold-accents'

const ARTICLES = '(?: (?:the|an?|all|os?|as?|el|la|los|las))*'
/** Before the name of a thing that a study varies or looks at as a cause, not of one that moved. */
const VARIED_BEFORE = new RegExp(
  `\\b(?:with|without|where|between|(?:presence|use|adoption|effects?|impact|influence|role) of|(?:attributed?|ascribed?|due|linked) to|under|` +
    `com|sem|onde|entre|(?:presenca|uso|adocao|efeitos?|impacto|influencia|papel) d[aoe]?s?|(?:(?:ligad|atribuid|devid)[ao]s?|atribu\\w+) ao?s?|` +
    `con|sin|donde|(?:presencia|uso|adopcion|efectos?|impacto|influencia|papel) del?|(?:(?:ligad|atribuid|debid)[ao]s?|atribu\\w+) al?)${ARTICLES} ?$`,
)
/** Behind a name that stands as what something else is associated with. */
const VARIED_AFTER =
  /^ (?:\w+ ){0,5}?(?:(?:was|were|is|are|foi|foram|esta|estao|se|fue) )?(?:\w+ly )?(?:associated with|linked to|related to|predict\w*|associad[oa]s? ao?|associou-se|asoci[oa]\w*|relacionad[oa]s? (?:com|con)|affect\w*|afet\w*|afect\w*)/
const LOOKED_AT = 60

/** Whether the text names the thing first as what varies or causes, so that its direction is that of another thing. Never throws. */
export function isNamedAsCause(text: string, names: readonly string[]): boolean {
  const folded = foldAccents(text)
  const places = names
    .map((name) => foldAccents(name))
    .flatMap((name) => {
      const at = folded.indexOf(name)
      return at < 0 ? [] : [{ at, end: at + name.length }]
    })
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
  const [first] = places
  if (!first) return false
  const before = folded.slice(Math.max(0, first.at - LOOKED_AT), first.at)
  return VARIED_BEFORE.test(before) || VARIED_AFTER.test(folded.slice(first.end, first.end + LOOKED_AT))
}
