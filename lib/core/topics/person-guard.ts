import { foldAccents } from '@/lib/core/text/fold-accents'
import { namesPrivatePerson } from './named-person'

/** Why a topic is kindly turned: it would diagnose the writer, or is about one private person. */
export type PersonConcern = 'self-diagnosis' | 'private-person'

const illness =
  'depress?[aeio]\\p{L}*|deprimid\\p{L}*|ansiedad\\p{L}*|anxi\\p{L}*|autis\\p{L}*|adhd|tdah|bipolar\\p{L}*|esquizofren\\p{L}*|schizophren\\p{L}*|borderline|transtorno\\p{L}*|trastorno\\p{L}*|disorder\\p{L}*|cancer|diabet\\p{L}*|anorexi\\p{L}*|bulimi\\p{L}*|ptsd|tept|ocd|toc|dislexi\\p{L}*|dyslexi\\p{L}*|sindrome|syndrome|doen(?:c|ç)a|enfermedad|illness|disease|burnout|suicid\\p{L}*|lupus|fibromialgi\\p{L}*|fibromyalgi\\p{L}*'
const selfDiagnosis = new RegExp(
  [
    `(?:do i have|am i|se (?:eu )?tenho|eu tenho|sera que (?:eu )?(?:tenho|sou)|tengo yo|si tengo|sera que (?:tengo|soy)|tengo) (?:\\p{L}+ ){0,3}(?:${illness})`,
    `(?:my|meu|minha|mi) (?:own |propri[oa] |propi[oa] )?(?:\\p{L}+ ){0,1}(?:${illness})`,
    `(?:why am i|por que (?:eu )?(?:sou|estou)|por que (?:soy|estoy)) (?:\\p{L}+ ){0,2}(?:${illness})`,
    `diagnos\\p{L}* (?:myself|me|a mim mesm[oa]|a mi mism[oa])`,
  ].join('|'),
  'u',
)
/** Relations that make a person a private one, with or without a name. */
const privatePerson = new RegExp(
  [
    '(?<!\\p{L})(?:my|meu|minha|mi) (?:ex|ex-\\p{L}+|boss|chefe|jefe|jefa|husband|wife|marido|esposa|esposo|girlfriend|boyfriend|namorad[oa]|novi[oa]|neighbou?r|vizinh[oa]|vecin[oa]|professor[a]?|teacher|colleague|colega|mother|father|mae|pai|madre|padre|mom|dad|sister|brother|irma|irmao|herman[oa]|son|daughter|filh[oa]|hij[oa]|grandmother|avo|abuel[oa]|ex-?\\p{L}+)(?!\\p{L})',
    '(?<!\\p{L})(?:o caso d[aeo]|el caso de|the case of) (?:meu|minha|mi|my) ',
    '(?<!\\p{L})(?:dona|seu|sr\\.?|sra\\.?|senhor[a]?|senor[a]?|mr\\.?|mrs\\.?|ms\\.?) \\p{L}+ (?:da |de |do |of )?(?:minha|meu|my|mi|rua|calle|street|padaria|bairro|barrio|next door)',
  ].join('|'),
  'u',
)

/**
 * Why a topic must be turned before anything is searched: it asks whether the writer is ill, or is about a private person. Names of
 * authors, politicians and works are no concern: only a relation to the writer, or a place where nobody is known, makes a person private.
 * Null where all is well.
 */
export function personConcern(text: string): PersonConcern | null {
  const said = text.slice(0, 4_000)
  const folded = foldAccents(said).toLowerCase()
  if (selfDiagnosis.test(folded)) return 'self-diagnosis'
  return privatePerson.test(folded) || namesPrivatePerson(said) ? 'private-person' : null
}
