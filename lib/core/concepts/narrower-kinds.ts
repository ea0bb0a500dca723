import { findConcept, type GlossaryConcept } from './glossary'

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
  'renewable energy: solar energy; wind energy',
  'physical activity: walking; swimming; strength training',
  'sleep: insomnia',
  'machine learning: deep learning; neural networks',
  'information technology: artificial intelligence; cloud computing; blockchain; big data',
  'health professionals: nurses; physicians; dentists; pharmacists; physiotherapists; psychologists; nursing technicians',
  'students: university students; high school students; medical students; nursing students; undergraduate students',
  'teachers: primary school teachers; university teachers; secondary school teachers; preschool teachers',
  'companies: small and medium-sized enterprises; startups; microenterprises; family businesses',
  'education: higher education; primary education; secondary education; distance education; inclusive education; early childhood education',
  'public policies: health policies; education policies; social policies; housing policy',
  'violence: domestic violence; intimate partner violence; school violence; bullying; sexual violence; workplace violence',
  'solid waste: plastic waste; medical waste; electronic waste; food waste',
  'micronutrients: vitamin A; vitamin B12; vitamin C; vitamin D; vitamin E; folic acid; zinc; calcium; iodine; magnesium; selenium',
  'heavy metals: mercury contamination; cadmium; arsenic; chromium',
  'greenhouse gases: methane; carbon dioxide; nitrous oxide',
  'pesticides: herbicides; fungicides; insecticides; glyphosate',
  'arboviruses: dengue; Zika virus; chikungunya; yellow fever',
  'neglected tropical diseases: leishmaniasis; Chagas disease; leprosy; schistosomiasis; dengue',
  'sexually transmitted infections: syphilis; HIV; gonorrhea; HPV',
  'autoimmune diseases: lupus; rheumatoid arthritis; multiple sclerosis; celiac disease',
  'neurodegenerative diseases: Alzheimer; Parkinson disease; amyotrophic lateral sclerosis',
  'dementia: Alzheimer',
  'chronic pain: low back pain; fibromyalgia',
  'learning disabilities: dyslexia; dyscalculia',
  'psychoactive substances: alcohol; cannabis; cocaine; crack cocaine; tobacco',
  'cancer: breast cancer; cervical cancer; prostate cancer; lung cancer; colorectal cancer; leukemia; lymphoma; melanoma',
  'cereals: maize; wheat; rice; oats; barley; sorghum',
  'livestock: cattle; sheep; goats; pigs',
  'active learning: problem-based learning; project-based learning; flipped classroom; gamification',
  'integrative and complementary practices: acupuncture; yoga; meditation; reiki; homeopathy; medicinal plants',
  'natural disasters: floods; landslides; droughts; earthquakes; hurricanes',
  'digital technologies: artificial intelligence; virtual reality; mobile apps; augmented reality; blockchain; social media',
]

/** Parts and sides of a thing, so near that one question may move between them, but no source on the part is one on the whole. */
export const sidesOfThings: readonly string[] = [
  'vulnerable groups: refugees; homeless people; indigenous peoples; older adults; immigrants',
  'climate change: droughts; floods; heat waves',
  'sleep: sleep quality',
  'physical activity: cycling',
  'renewable energy: biomass; biogas',
]

let narrower: ReadonlyMap<object, readonly GlossaryConcept[]> | null = null
let wider: ReadonlyMap<object, ReadonlySet<object>> | null = null

function conceptsOf(lines: readonly string[]): ReadonlyMap<object, readonly GlossaryConcept[]> {
  const found = new Map<object, readonly GlossaryConcept[]>()
  for (const line of lines) {
    const [head = '', list = ''] = line.split(': ')
    const whole = findConcept(head)
    if (!whole) continue
    const parts = list.split('; ').flatMap((name) => findConcept(name) ?? [])
    found.set(whole, [...(found.get(whole) ?? []), ...parts.filter((part) => part !== whole)])
  }
  return found
}

function widerKinds(): ReadonlyMap<object, ReadonlySet<object>> {
  const found = new Map<object, Set<object>>()
  for (const [whole, parts] of conceptsOf([...kindsOfThings, ...sidesOfThings]))
    for (const part of parts) found.set(part, (found.get(part) ?? new Set()).add(whole))
  return found
}

/** The concepts that are kinds of what `name` means, in the order of the list; none for a name that is not listed. */
export function kindsOf(name: string): readonly GlossaryConcept[] {
  narrower ??= conceptsOf(kindsOfThings)
  const whole = findConcept(name)
  return whole === null ? [] : (narrower.get(whole) ?? [])
}

/** True where one name means a kind or side of what the other means, in any of the three languages. Unknown names are no kind of anything. */
export function isKindOf(name: string, whole: string): boolean {
  wider ??= widerKinds()
  const [part, of] = [findConcept(name), findConcept(whole)]
  return part !== null && of !== null && (wider.get(part)?.has(of) ?? false)
}
