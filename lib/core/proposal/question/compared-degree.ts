import type { Locale } from '@/lib/contracts/locale'
import { foldAccents } from '@/lib/core/text/fold-accents'

type Degree = readonly [asked: RegExp, noun: Readonly<Record<Locale, string>>]

/** By what things are compared when one is to be "cooler" or "mais barato": the property in each language, with its preposition. */
const degrees: readonly Degree[] = [
  [
    /\b(?:cooler|colder|warmer|hotter|mais (?:fri|quent|fresc)\w+|mas (?:fri|calient|fresc)\w+)\b/,
    { en: 'temperature of', 'pt-BR': 'temperatura de', es: 'temperatura de' },
  ],
  [
    /\b(?:cheaper|dearer|mais (?:barat|car)[oa]s?|mas (?:barat|car)[oa]s?)\b/,
    { en: 'cost of', 'pt-BR': 'custo de', es: 'costo de' },
  ],
  [
    /\b(?:faster|slower|quicker|mais (?:rapid|lent)[oa]s?|mas (?:rapid|lent)[oa]s?)\b/,
    { en: 'speed of', 'pt-BR': 'velocidade de', es: 'velocidad de' },
  ],
  [
    /\b(?:stronger|weaker|mais (?:fort|resistent)es?|mas (?:fuert|resistent)es?)\b/,
    { en: 'strength of', 'pt-BR': 'resistência de', es: 'resistencia de' },
  ],
  [
    /\b(?:safer|mais segur[oa]s?|mas segur[oa]s?)\b/,
    { en: 'safety of', 'pt-BR': 'segurança de', es: 'seguridad de' },
  ],
  [
    /\b(?:lighter|heavier|mais (?:lev|pesad)\w+|mas (?:liger|pesad)\w+)\b/,
    { en: 'weight of', 'pt-BR': 'peso de', es: 'peso de' },
  ],
]

/** "make clinicians trust a model more": what is measured is their trust in it. */
const trusting: Readonly<Record<Locale, readonly [asked: RegExp, noun: string]>> = {
  en: [/\btrust(?:s|ed)? (?:more )?(?:in )?(?:a |an |the )?$/, 'trust in'],
  'pt-BR': [
    /\bconfi(?:a|am|ar|em|e) (?:mais |menos )?(?:em |no |na |nos |nas )(?:um |uma )?$/,
    'confiança em',
  ],
  es: [/\bconfi(?:a|an|ar|en|e) (?:mas |menos )?en (?:el |la |los |las |un |una )?$/, 'confianza en'],
}

/** The name with what is felt towards it, where the question says that it is trusted; else the name alone. `text` is folded. */
export function feltTowards(name: string, text: string, locale: Locale): string {
  const [question = ''] = text.split('\n')
  const at = question.indexOf(foldAccents(name))
  const [asked, noun] = trusting[locale]
  const lead = question.slice(0, Math.max(0, at))
  if (at < 0 || !asked.test(lead)) return name
  const article = /\b(?:an?|the|uma?|el|las?|los|una?) $/.exec(lead)?.[0] ?? ''
  return `${noun} ${article}${name}`
}

/** "which keeps cells cooler": what is measured is the temperature of the cells. The name alone where no such word is asked; `text` is folded. */
export function measuredOf(name: string, text: string, locale: Locale): string {
  const [question = ''] = text.split('\n')
  const noun = degrees.find(([asked]) => asked.test(question))?.[1][locale]
  return noun === undefined ? name : `${noun} ${name}`
}
