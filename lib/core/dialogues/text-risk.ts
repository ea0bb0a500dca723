import { foldAccents } from '@/lib/core/text/fold-accents'

export type TextRisk = 'low' | 'high'

/** People whom a study can hurt, matters that may not be known of a person, and claims that go further than a thesis can. */
const signs: readonly RegExp[] = [
  /(?<!\p{L})(?:child(?:ren)?|minors?|prisoners?|refugees?|victims?|patients?|homeless|indigenous|criancas?|adolescentes?|pacientes?|pres[oa]s|refugiad[oa]s|vitimas?|indigenas?|nin[oa]s|reclus[oa]s|victimas?)(?!\p{L})/u,
  /(?<!\p{L})(?:suicid\p{L}*|abuse|abuso|violence|violencia|hiv|vih|diagnos\p{L}*|illegal|ilegal|ilegais|ilegales|sexual\p{L}*|drug use|drogas)(?!\p{L})/u,
  /(?<!\p{L})(?:proves?|guarantees?|always|never|everybody|prova que|garante|sempre|nunca|todos os|prueba que|garantiza|siempre|todos los)(?!\p{L})/u,
]

/** `high` where a text names people who need protection, matters that can hurt, or certainty that no study gives; in three languages. */
export function riskOfText(text: string): TextRisk {
  const folded = foldAccents(text.slice(0, 20_000)).toLowerCase()
  return signs.some((sign) => sign.test(folded)) ? 'high' : 'low'
}
