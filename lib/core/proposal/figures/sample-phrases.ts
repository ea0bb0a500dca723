import type { Phrases } from '@/lib/core/text/phrases'

export type SampleSymbol =
  | 'e'
  | 'p'
  | '1−α'
  | 'α'
  | '1−β'
  | 'N'
  | 'n'
  | 'a'
  | 's'
  | 'd'
  | 'r'
  | 'w'
  | 'df'
  | 'f²'
  | 'k'
  | 'h'

/** What stands behind each symbol of a sample size. */
export const sampleSymbolPhrases: Phrases<SampleSymbol> = {
  en: {
    e: 'margin of error',
    p: 'expected share',
    '1−α': 'confidence level',
    α: 'significance level, two-sided',
    '1−β': 'power',
    N: 'size of the population',
    n: 'found so far',
    a: 'share of those invited who will not answer or drop out',
    s: 'standard deviation',
    d: 'difference of the means in standard deviations (Cohen’s d)',
    r: 'smallest correlation that matters',
    w: 'effect size (Cohen’s w)',
    df: 'degrees of freedom',
    'f²': 'effect size (Cohen’s f²)',
    k: 'number of predictors',
    h: 'half width of the confidence interval',
  },
  'pt-BR': {
    e: 'margem de erro',
    p: 'proporção esperada',
    '1−α': 'nível de confiança',
    α: 'nível de significância, bilateral',
    '1−β': 'poder do teste',
    N: 'tamanho da população',
    n: 'encontrados até agora',
    a: 'proporção de convidados que não respondem ou desistem',
    s: 'desvio-padrão',
    d: 'diferença das médias em desvios-padrão (d de Cohen)',
    r: 'menor correlação de interesse',
    w: 'tamanho do efeito (w de Cohen)',
    df: 'graus de liberdade',
    'f²': 'tamanho do efeito (f² de Cohen)',
    k: 'número de preditores',
    h: 'semiamplitude do intervalo de confiança',
  },
  es: {
    e: 'margen de error',
    p: 'proporción esperada',
    '1−α': 'nivel de confianza',
    α: 'nivel de significación, bilateral',
    '1−β': 'potencia de la prueba',
    N: 'tamaño de la población',
    n: 'encontrados hasta ahora',
    a: 'proporción de invitados que no responden o abandonan',
    s: 'desviación estándar',
    d: 'diferencia de las medias en desviaciones estándar (d de Cohen)',
    r: 'menor correlación de interés',
    w: 'tamaño del efecto (w de Cohen)',
    df: 'grados de libertad',
    'f²': 'tamaño del efecto (f² de Cohen)',
    k: 'número de predictores',
    h: 'semiamplitud del intervalo de confianza',
  },
}

type SampleSource =
  | 'proportion'
  | 'mean'
  | 't-test'
  | 'correlation'
  | 'chi-square'
  | 'regression'
  | 'replications'
  | 'saturation'
  | 'saturation-interviews'
  | 'saturation-groups'
  | 'saturation-cases'
  | 'all-available'
  | 'all-review'
  | 'all-documents'
  | 'all-data'

const cochran = 'Cochran, W. G. (1977). Sampling Techniques (3rd ed.). Wiley. ISBN 978-0-471-16240-7.'
const cohen = 'Cohen, J. (1988), https://doi.org/10.4324/9780203771587'
const faul2007 = 'Faul et al. (2007), https://doi.org/10.3758/BF03193146'
const faul2009 = 'Faul et al. (2009), https://doi.org/10.3758/BRM.41.4.1149'
const law =
  'Law, A. M. (2015). Simulation Modeling and Analysis (5th ed.). McGraw-Hill. ISBN 978-0-07-340132-4.'
const hennink = 'Hennink & Kaiser (2022), https://doi.org/10.1016/j.socscimed.2021.114523'
const guest = 'Guest et al. (2006), https://doi.org/10.1177/1525822X05279903'
const eisenhardt = 'Eisenhardt (1989), https://doi.org/10.5465/amr.1989.4308385'
const prisma = 'Page et al. (2021), PRISMA 2020, https://doi.org/10.1136/bmj.n71'
const bowen = 'Bowen (2009), https://doi.org/10.3316/QRJ0902027'
const record = 'RECORD, Benchimol et al. (2015), https://doi.org/10.1371/journal.pmed.1001885'

const published = {
  proportion: cochran,
  mean: cochran,
  't-test': `${cohen}; ${faul2007}`,
  correlation: `${cohen}; ${faul2009}`,
  'chi-square': `${cohen}; ${faul2007}`,
  regression: `${cohen}; ${faul2009}`,
  replications: law,
  saturation: hennink,
  'all-available': prisma,
} as const

/** The reference of each method; for ranges with what it says. */
export const sampleSourcePhrases: Phrases<SampleSource> = {
  en: {
    ...published,
    'saturation-interviews': `${hennink}: studies reached saturation with 9–17 interviews where the population was homogeneous and the aim narrow; ${guest}: within the first 12 interviews, the basic elements of themes within 6.`,
    'saturation-groups': `${hennink}: studies reached saturation with 4–8 focus groups where the population was homogeneous and the aim narrow.`,
    'saturation-cases': `${eisenhardt}: between 4 and 10 cases usually work well for building theory.`,
    'all-review': `Every study that meets the criteria is included; the number is what the search finds, counted in the flow diagram (${prisma}).`,
    'all-documents': `The corpus is every document that meets the criteria; its number is not planned. On the method: ${bowen}.`,
    'all-data': `The number of cases is that of the data set after its exclusions, reported as item 13.1 asks (${record}).`,
  },
  'pt-BR': {
    ...published,
    'saturation-interviews': `${hennink}: estudos com população homogênea e objetivo bem delimitado atingiram saturação com 9 a 17 entrevistas; ${guest}: nas primeiras 12 entrevistas, com os elementos básicos dos temas já na sexta.`,
    'saturation-groups': `${hennink}: estudos com população homogênea e objetivo bem delimitado atingiram saturação com 4 a 8 grupos focais.`,
    'saturation-cases': `${eisenhardt}: de 4 a 10 casos costumam funcionar bem para construir teoria.`,
    'all-review': `Inclui-se todo estudo que atende aos critérios; o número é o que a busca encontra, contado no fluxograma (${prisma}).`,
    'all-documents': `O corpus é todo documento que atende aos critérios; o número não se planeja. Sobre o método: ${bowen}.`,
    'all-data': `O número de casos é o da base de dados após as exclusões, relatadas como pede o item 13.1 (${record}).`,
  },
  es: {
    ...published,
    'saturation-interviews': `${hennink}: estudios con población homogénea y objetivo acotado alcanzaron la saturación con 9 a 17 entrevistas; ${guest}: en las primeras 12 entrevistas, con los elementos básicos de los temas ya en la sexta.`,
    'saturation-groups': `${hennink}: estudios con población homogénea y objetivo acotado alcanzaron la saturación con 4 a 8 grupos focales.`,
    'saturation-cases': `${eisenhardt}: entre 4 y 10 casos suelen funcionar bien para construir teoría.`,
    'all-review': `Se incluye todo estudio que cumple los criterios; el número es el que encuentra la búsqueda, contado en el diagrama de flujo (${prisma}).`,
    'all-documents': `El corpus es todo documento que cumple los criterios; su número no se planifica. Sobre el método: ${bowen}.`,
    'all-data': `El número de casos es el de la base de datos tras las exclusiones, comunicadas como pide el ítem 13.1 (${record}).`,
  },
}
