import { findConcept } from '@/lib/core/concepts/glossary'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { namesKnownPlace } from './known-place'

const name = "\\p{Lu}[\\p{L}'’-]+"
/** "Da rampa do Fórum de Caçador", "the attic of the mill in Dent": one definite thing, not several, of a proper name. */
const oneOfName = new RegExp(
  '(?<!\\p{L})(?:d[oa]|n[oa]|del|de la|en el|en la|al|the|o|a|el|la) (\\p{Ll}{3,}(?: \\p{Ll}+){0,2}?)' +
    `(?: (?:d[eoa]|del|em|en|in|at|of)|,(?: em| en| in)?) (${name}(?: (?:d[aeo]s? |del? )?${name})*)`,
  'gu',
)

/** Areas are larger than a site, and works, thoughts and ages belong to whoever bears the name. */
const noSite =
  /^(?:zona|area|regiao|region|cidade|ciudad|city|town|municipi|interior|estado|state|provinc|litoral|coast|costa|vale|valley|valle|bacia|cuenca|basin|rio|river|serra|sierra|delta|deserto|desierto|desert|norte|north|sul|sur|south|leste|este|east|oeste|west|periferia|baia|bahia|bay|isla|ilha|island|lago|lake|lagoa|laguna|floresta|forest|selva|jurisprudencia|obra|work|poe|prosa|prose|pensam|thought|teoria|theory|figura|figure|caso|case|cuidado|care|vida|life|cine|musica|music|lenguaje|linguagem|language|filosofia|philosophy|legado|legacy|huella|visao|vision|lei|ley|law|guerra|war|batalha|batalla|battle|tratado|treaty|imper|empire|reino|kingdom|govern|gobierno|regime|regimen|era|epoca|cultura|culture|pueblo|povo|people|dialeto|dialecto|dialect|economia|economy|politica|comercio|trade|cris)|(?:cao|cion|tion|dade|dad|ity|ness|ment|mento|miento|ismo|ism|encia|ancia|ence|ance|eza|ura|ure|logia|logy)$/u

/**
 * A thing of which a place has one, where the place is so small that no vocabulary has it: what is studied there is a case, whatever kind of thing it
 * is. Null where the name is a known place, the thing an area, a work or a state, or a term of some field. Pure; linear in the text.
 */
export function siteOfTown(topic: string): string | null {
  for (const [match, things = '', town = ''] of topic.slice(0, 2_000).matchAll(oneOfName)) {
    // "A symptom of Wilson's disease": of whoever described it.
    if (/['’]s$/u.test(town)) continue
    const words = things.split(' ')
    // The noun comes last in English, first in the others.
    const thing = (match.startsWith('the ') ? words.at(-1) : words[0]) ?? ''
    if (thing.endsWith('s') || noSite.test(foldAccents(thing).toLowerCase())) continue
    const concept = findConcept(thing)
    const isKnown = findConcept(town) !== null || namesKnownPlace(town)
    if (!isKnown && (concept === null || concept.role === 'context')) return match.trim()
  }
  return null
}
