import { foldAccents } from '@/lib/core/text/fold-accents'
import { namesPrivatePerson } from './named-person'

/** Why a topic is kindly turned: it would diagnose the writer, or is about one private person. */
export type PersonConcern = 'self-diagnosis' | 'private-person'

const illness =
  'depress?[aeio]\\p{L}*|deprimid\\p{L}*|ansiedad\\p{L}*|ansios[oa]|anxi\\p{L}*|autis\\p{L}*|adhd|tdah|bipolar\\p{L}*|esquizofren\\p{L}*|schizophren\\p{L}*|borderline|transtorno\\p{L}*|trastorno\\p{L}*|disorder\\p{L}*|cancer|diabet\\p{L}*|anorexi\\p{L}*|bulimi\\p{L}*|ptsd|tept|ocd|toc|dislexi\\p{L}*|dyslexi\\p{L}*|sindrome|syndrome|doen(?:c|ç)a|enfermedad|illness|disease|burnout|suicid\\p{L}*|lupus|fibromialgi\\p{L}*|fibromyalgi\\p{L}*|' +
  'insonia|insomni[ao]|panico|panic|phobia\\p{L}*|fobia\\p{L}*|vicio|adiccion|addict\\p{L}*|migraine\\p{L}*|enxaquec\\p{L}*|migran\\p{L}*|epilep\\p{L}*|asm[aá]\\p{L}*|asthma\\p{L}*|hipertens\\p{L}*|hypertens\\p{L}*|obes[oa]|obese|soropositiv[oa]|seropositiv[oa]|hiv|celiac[oa]|coeliac'
/** Little words between "I have" and what one has: no "with", no "interest in", so that whoever works with the ill is let pass. */
const littleWords =
  '(?:(?:a|an|some|any|um|uma|un|una|o|os|as|el|la|muit[oa]|much[oa]|very|really|probably|maybe|still|also|severe|mild|grave|leve|talvez|quizas|realmente|tambem|tambien) ){0,2}'
const selfDiagnosis = new RegExp(
  [
    `(?<!\\p{L})(?:do i have|am i|se (?:eu )?tenho|eu tenho|sera que (?:eu )?(?:tenho|sou)|tengo yo|si tengo|sera que (?:tengo|soy)|tengo) (?:\\p{L}+ ){0,3}(?:${illness})(?! (?:patients?|pacientes?))`,
    `(?<!\\p{L})(?:i have|i'?m|i am|i may be|i might have|i suffer from|tenho|tengo|sou|soy|estou|estoy|sofro de|sofro com|sufro de|padezco(?: de)?|fui diagnosticad[oa] com|me diagnosticaron(?: con)?) ${littleWords}(?:${illness})(?! (?:patients?|pacientes?|specialist|researcher))`,
    `(?<!\\p{L})(?:my|meus?|minhas?|mis?) (?:own |propri[oa] |propi[oa] )?(?:(?!(?:interest|topic|thesis|study|research|tema|tese|tesis|tcc|interesse|interes|estudo|estudio|trabalho|trabajo|patients?|pacientes?|students?|alun[oa]s?|alumn[oa]s?)(?!\\p{L}))\\p{L}+ ){0,1}(?:${illness})`,
    // "My diagnosis of bipolar disorder", "mi tratamiento para la ansiedad".
    `(?<!\\p{L})(?:my|meus?|minhas?|mis?) (?:own |propri[oa] |propi[oa] )?(?:diagnos\\p{L}*|laudo|crises?|crisis|episod\\p{L}*|symptoms?|sintomas?|treatment|tratamiento|tratamento|medica\\p{L}*|struggles?|battle|luta|lucha|batalha|batalla|recovery|recuperac\\p{L}*|life|vida) (?:of|with|for|from|against|de|da|do|del|com|con|para|contra)(?: (?:la|el|a|o|an?|um|uma|una?))? (?:${illness})(?! (?:patients?|pacientes?|data|dados|datos))`,
    `(?<!\\p{L})(?:why am i|por que (?:eu )?(?:sou|estou)|por que (?:soy|estoy)) (?:\\p{L}+ ){0,2}(?:${illness})`,
    `diagnos\\p{L}* (?:myself|me|a mim mesm[oa]|a mi mism[oa])(?!\\p{L})`,
  ].join('|'),
  'u',
)
/** People whom one knows. "My pupils" and "my patients" are groups. */
const relation =
  'ex|ex-\\p{L}+|boss|chefe|jefe|jefa|husband|wife|marido|esposa|esposo|spouse|partner|parceir[oa]|pareja|girlfriend|boyfriend|namorad[oa]|novi[oa]|neighbou?rs?|vizinh[oa]s?|vecin[oa]s?|professor[a]?|profesor[a]?|teacher|orientador[a]?|supervisor|colleague|colega|coworker|friends?|amig[oa]s?|flatmate|roommate|housemate|classmate|companer[oa]|' +
  'mother|father|mae|pai|pais|parents|madre|padre|padres|mom|mum|dad|sisters?|brothers?|irmas?|irmaos?|herman[oa]s?|sons?|daughters?|filh[oa]s?|hij[oa]s?|grandmother|grandfather|grandma|grandpa|avos?|vovo|abuel[oa]s?|uncle|aunt|ti[oa]s?|cousins?|prim[oa]s?|nephew|niece|sobrin[oh][oa]?|cunhad[oa]|cunad[oa]|sogr[oa]|suegr[oa]'
/** What somebody one knows has, which is studied as a case and says nothing of the person. */
const possession =
  'horta|huerta|huerto|jardim|jardin|fazenda|finca|sitio|granja|loja|tienda|empresa|padaria|panaderia|restaurante|oficina|taller|escola|escuela|colegio|clinica|garden(?: centre)?|farm|shop|store|company|business|firm|bakery|restaurant|orchard|school|office'
/** Relations that make a person a private one, with or without a name. */
const privatePerson = new RegExp(
  [
    `(?<!\\p{L})(?<!(?:${possession}) (?:d[aeo] |del? |of ))(?:my|meus?|minhas?|mis?) (?:best |old |older |younger |late |melhor(?:es)? |mejor(?:es)? )?(?:${relation})(?!\\p{L}|['’]s (?:${possession})(?!\\p{L})| (?:has |me |said|told|ha |tem )?(?:suggest|recommend|ask|want|propos|said|told|suger|recom|pediu|pidio|quer|quier|disse|dijo|indic))`,
    `(?<!\\p{L})(?:our|noss[oa]|nuestr[oa]) (?:neighbou?r|vizinh[oa]|vecin[oa]|boss|chefe|jef[ea])(?!\\p{L})`,
    `(?<!\\p{L})(?:a|an|um|uma|un|una) (?:${relation}) (?:of mine|meu|minha|mio|mia|(?:de|do|da|en|no|na) (?:mi|meu|minha)(?!\\p{L}))`,
    '(?<!\\p{L})(?:o caso d[aeo]|el caso de|the case of) (?:meu|minha|mi|my) ',
    '(?<!\\p{L})(?:dona|seu|sr\\.?|sra\\.?|senhor[a]?|senor[a]?|mr\\.?|mrs\\.?|ms\\.?) \\p{L}+ (?:da |de |do |of |who (?:\\p{L}+ ){1,3}|que (?:\\p{L}+ ){1,3})?(?:minha|meu|nossa|nosso|my|our|mi|nuestr[ao]|rua|calle|street|padaria|bairro|barrio|next door|corner)(?!\\p{L})',
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
