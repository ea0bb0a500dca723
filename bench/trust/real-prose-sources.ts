import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { readAnswers } from './answers-data'

const Roles = z.object({
  id: z.string(),
  title: z.string().optional(),
  lang: z.string().default('en'),
  sentences: z.array(z.object({ text: z.string() })),
})
const Parallel = z.object({ id: z.string(), abstracts: z.record(z.string(), z.string()) })

/** The abstracts cited in `real-prose.ts`: where each stands in `answers`, the language it is read in, and what it is about, for a title. */
const cited: Readonly<Record<string, readonly [id: string, language: 'en' | 'pt' | 'es', title: string]>> = {
  coffee: ['pmc:3476989#abs', 'en', 'Coffee intake and development of pain during computer work'],
  tongkat: ['pmc:3669033#abs', 'en', 'Effect of Tongkat Ali on stress hormones and mood state'],
  nystatin: ['pmc:3681386#abs', 'en', 'Oral nystatin prophylaxis in surgical/trauma ICU patients'],
  vitamin: ['pmc:3691658#abs', 'en', 'Vitamin D supplementation for patients with multiple sclerosis'],
  tenofovir: ['pmc:3707768#abs', 'en', 'Impact of a tenofovir regimen on renal function'],
  externship: ['pmc:3751573#abs', 'en', 'Externship and corporate-academic cooperation of nursing students'],
  migraine: [
    'pmc:4307364#abs',
    'en',
    'Cinnarizine versus topiramate in prophylaxis of migraines among children',
  ],
  counselling: ['pmc:1664572#abs', 'en', 'GP-initiated preconception counselling does not induce anxiety'],
  compress: ['pmc:1931598#abs', 'en', 'Effects of abdominal hot compresses on indocyanine green elimination'],
  parto: ['doi:10.1590/s0034-8910.2014048004633', 'pt', 'Comparação de modelos de assistência ao parto'],
  mama: ['doi:10.1590/0034-7167-2021-0534', 'pt', 'Aleitamento materno e doenças prevalentes da infância'],
  cana: ['doi:10.1590/s0034-8910.2014048004798', 'pt', 'Impacto do estresse na saúde do cortador de cana'],
  colo: [
    'doi:10.1590/s0034-8910.2014048004852',
    'pt',
    'Integralidade na assistência ao câncer do colo do útero',
  ],
  dor: ['doi:10.1016/j.bjane.2019.01.003', 'pt', 'Ambulatório de dor crônica'],
  fototerapia: ['scielo:S0021-75572004000500007', 'pt', 'Fototerapia precoce e tardia de recém-nascidos'],
  pediatras: [
    'scielo:S0021-75572003000300014',
    'pt',
    'Conhecimento de pediatras sobre a dor do recém-nascido',
  ],
  bonecas: ['scielo:S0021-75572003000200014', 'pt', 'Percepção de meninas sobre aleitamento materno'],
  desnutricao: ['scielo:S0021-75572002000600009', 'pt', 'Estado nutricional de crianças internadas'],
  vih: ['scielo:S0034-75152009000100008', 'es', 'Adherencia al tratamiento antirretroviral'],
  medellin: ['scielo:S0120-386X2012000200005', 'es', 'Percepción de la adherencia en riesgo cardiovascular'],
  mexico: [
    'doi:10.1590/s0036-36341997000100002',
    'es',
    'Condiciones de trabajo materno y bajo peso al nacer',
  ],
  mifepristona: ['scielo:S0138-600X2010000200012', 'es', 'Mifepristona en el tratamiento del fibroma'],
  salt: ['scielo:S0120-33472014000300005', 'es', 'Intubación a ciegas con el tubo laringofaríngeo'],
  cpap: ['scielo:S1025-02552013000200006', 'es', 'Presión positiva continua nasal en el recién nacido'],
  estradiol: ['scielo:S1018-130X2009000200007', 'es', 'Histerectomía y nivel de estradiol'],
  suicidio: ['scielo:S0034-74502011000400003', 'es', 'Pacientes atendidos por intento de suicidio'],
  cirugia: ['scielo:S1025-02552009000300011', 'es', 'Cirugía conservadora y radical del cáncer de mama'],
  signature: ['pmc:1190172#abs', 'en', 'Survey response with hand written and printed signatures'],
  atropine: ['pmc:1524987#abs', 'en', 'Early atropine during dobutamine stress echocardiography'],
  osteopathic: ['pmc:4431716#abs', 'en', 'Osteopathic manipulative treatment of preterm infants'],
  menu: ['pmc:4511434#abs', 'en', 'Menu labeling with calories and food selection'],
  mask: ['pmc:4727391#abs', 'en', 'Laryngeal mask and endotracheal intubation of newborns'],
  ulcera: ['scielo:S0021-75572004000500013', 'pt', 'Úlcera duodenal de crianças e adolescentes'],
  asma: ['scielo:S0021-75572006000300007', 'pt', 'Óxido nítrico exalado de asmáticos atópicos'],
  gordas: ['scielo:S0021-75572006000300014', 'pt', 'Escolares que se sentem gordos'],
  cuiaba: ['scielo:S0021-75572006000800009', 'pt', 'Interrupção do aleitamento em Cuiabá'],
  alveolitis: ['scielo:S1025-02552008000300008', 'es', 'Homeopatía y Alvogyl en la alveolitis dental'],
  natural: ['scielo:S1028-47962009000100002', 'es', 'Reacciones adversas de la medicina natural'],
  spirulina: ['scielo:S1028-47962009000100006', 'es', 'Spirulina platensis en la neuropatía axonal'],
}

/** The works with their abstracts as published; none where this machine has no such data. */
export function readProseSources(dataFolder: string): readonly PaperSource[] {
  const abstracts = new Map<string, string>()
  for (const set of ['trial_abstracts', 'scielo_pt_es'])
    for (const { id, sentences } of readAnswers(dataFolder, `roles/${set}/abstracts.jsonl.gz`, Roles))
      abstracts.set(id, sentences.map(({ text }) => text).join(' '))
  const parallel = path.join(dataFolder, 'answers/crosslang/scielo_parallel/documents.jsonl')
  if (existsSync(parallel))
    for (const line of readFileSync(parallel, 'utf8').split('\n').filter(Boolean)) {
      const document = Parallel.parse(JSON.parse(line))
      for (const [language, text] of Object.entries(document.abstracts))
        abstracts.set(`${document.id} ${language}`, text)
    }
  return Object.entries(cited).flatMap(([key, [id, language, title]]) => {
    const abstract = abstracts.get(id) ?? abstracts.get(`${id} ${language}`)
    return abstract === undefined ? [] : [{ key, work: bareWork(title, { language, year: 2013, abstract }) }]
  })
}
