import { findConcept } from './glossary'

/**
 * What is a kind of what, by one name of each as the vocabulary has it: the wider thing, then things that every reader would call
 * a kind or a part of it. Only what is beyond dispute; what is missing here is not narrower by any rule.
 */
export const kindsOfThings: readonly string[] = [
  'social media: Facebook; Instagram; TikTok; WhatsApp; Telegram; YouTube; Twitter; LinkedIn; Reddit; Twitch',
  'mental health: anxiety; depression; stress; burnout; suicide; suicidal ideation; self-harm; mental disorders; psychological distress; academic stress; occupational stress',
  'mental disorders: anxiety; depression; panic disorder; phobias; PTSD; obsessive-compulsive disorder',
  'stress: occupational stress; academic stress',
  'chronic diseases: diabetes; hypertension; asthma; obesity; cancer; chronic kidney disease',
  'cardiovascular diseases: hypertension; stroke; heart failure; myocardial infarction',
  'infectious diseases: tuberculosis; HIV; dengue; malaria; COVID-19; syphilis; hepatitis',
  'artificial intelligence: machine learning; deep learning; ChatGPT; neural networks; generative artificial intelligence; natural language processing; chatbots',
  'machine learning: deep learning; neural networks',
  'information technology: artificial intelligence; cloud computing; blockchain; big data',
  'renewable energy: solar energy; wind energy; biomass; biogas',
  'health professionals: nurses; physicians; dentists; pharmacists; physiotherapists; psychologists; nursing technicians',
  'students: university students; high school students; medical students; nursing students; undergraduate students',
  'teachers: primary school teachers; university teachers; secondary school teachers; preschool teachers',
  'companies: small and medium-sized enterprises; startups; microenterprises; family businesses',
  'education: higher education; primary education; secondary education; distance education; inclusive education; early childhood education',
  'public policies: health policies; education policies; social policies; housing policy',
  'violence: domestic violence; intimate partner violence; school violence; bullying; sexual violence; workplace violence',
  'sleep: sleep quality; insomnia',
  'physical activity: walking; swimming; strength training; cycling',
  'vulnerable groups: refugees; homeless people; indigenous peoples; older adults; immigrants',
  'climate change: droughts; floods; heat waves',
  'solid waste: plastic waste; medical waste; electronic waste; food waste',
]

let wider: ReadonlyMap<object, ReadonlySet<object>> | null = null

function widerKinds(): ReadonlyMap<object, ReadonlySet<object>> {
  const found = new Map<object, Set<object>>()
  for (const line of kindsOfThings) {
    const [head = '', list = ''] = line.split(': ')
    const whole = findConcept(head)
    for (const name of list.split('; ')) {
      const part = findConcept(name)
      if (!whole || !part || whole === part) continue
      found.set(part, (found.get(part) ?? new Set()).add(whole))
    }
  }
  return found
}

/** True where one name means a kind of what the other means, in any of the three languages. Unknown names are no kind of anything. */
export function isKindOf(name: string, whole: string): boolean {
  wider ??= widerKinds()
  const [part, of] = [findConcept(name), findConcept(whole)]
  return part !== null && of !== null && (wider.get(part)?.has(of) ?? false)
}
