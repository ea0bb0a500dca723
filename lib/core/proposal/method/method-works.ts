import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { listed } from '@/lib/core/text/list-words'

/** A work on a method; what is unknown is left out. */
interface MethodWorkFacts {
  readonly type: 'book' | 'article-journal'
  /** "Family, G. N.; Family, G." */
  readonly authors: string
  readonly year: number
  readonly title: string
  readonly venue?: string
  readonly edition?: string
  readonly publisher?: string
  readonly volume?: string
  readonly issue?: string
  readonly pages?: string
  readonly doi?: string
  readonly isbn?: string
  readonly language?: 'pt'
}

/** Works that designs, sample sizes and hours rest on, by key; each is in the reference list where a text of the document names it. */
const works = {
  bardin2011: {
    type: 'book',
    authors: 'Bardin, L.',
    year: 2011,
    title: 'Análise de conteúdo',
    publisher: 'Edições 70',
    isbn: '978-85-62938-04-7',
    language: 'pt',
  },
  benchimol2015: {
    type: 'article-journal',
    authors:
      'Benchimol, E. I.; Smeeth, L.; Guttmann, A.; Harron, K.; Moher, D.; Petersen, I.; Sørensen, H. T.; von Elm, E.; Langan, S. M.',
    year: 2015,
    title:
      'The REporting of studies Conducted using Observational Routinely-collected health Data (RECORD) statement',
    venue: 'PLOS Medicine',
    volume: '12',
    issue: '10',
    pages: 'e1001885',
    doi: '10.1371/journal.pmed.1001885',
  },
  bowen2009: {
    type: 'article-journal',
    authors: 'Bowen, G. A.',
    year: 2009,
    title: 'Document analysis as a qualitative research method',
    venue: 'Qualitative Research Journal',
    volume: '9',
    issue: '2',
    pages: '27-40',
    doi: '10.3316/QRJ0902027',
  },
  braun2006: {
    type: 'article-journal',
    authors: 'Braun, V.; Clarke, V.',
    year: 2006,
    title: 'Using thematic analysis in psychology',
    venue: 'Qualitative Research in Psychology',
    volume: '3',
    issue: '2',
    pages: '77-101',
    doi: '10.1191/1478088706qp063oa',
  },
  britten1995: {
    type: 'article-journal',
    authors: 'Britten, N.',
    year: 1995,
    title: 'Qualitative interviews in medical research',
    venue: 'BMJ',
    volume: '311',
    pages: '251-253',
    doi: '10.1136/bmj.311.6999.251',
  },
  cochran1977: {
    type: 'book',
    authors: 'Cochran, W. G.',
    year: 1977,
    title: 'Sampling techniques',
    edition: '3',
    publisher: 'Wiley',
    isbn: '978-0-471-16240-7',
  },
  cohen1988: {
    type: 'book',
    authors: 'Cohen, J.',
    year: 1988,
    title: 'Statistical power analysis for the behavioral sciences',
    edition: '2',
    publisher: 'Lawrence Erlbaum',
    doi: '10.4324/9780203771587',
    isbn: '978-0-8058-0283-2',
  },
  creswell2018: {
    type: 'book',
    authors: 'Creswell, J. W.; Creswell, J. D.',
    year: 2018,
    title: 'Research design: qualitative, quantitative, and mixed methods approaches',
    edition: '5',
    publisher: 'SAGE',
    isbn: '978-1-5063-8670-6',
  },
  creswell2018mixed: {
    type: 'book',
    authors: 'Creswell, J. W.; Plano Clark, V. L.',
    year: 2018,
    title: 'Designing and conducting mixed methods research',
    edition: '3',
    publisher: 'SAGE',
    isbn: '978-1-4833-4437-9',
  },
  eisenhardt1989: {
    type: 'article-journal',
    authors: 'Eisenhardt, K. M.',
    year: 1989,
    title: 'Building theories from case study research',
    venue: 'Academy of Management Review',
    volume: '14',
    issue: '4',
    pages: '532-550',
    doi: '10.5465/amr.1989.4308385',
  },
  demsar2006: {
    type: 'article-journal',
    authors: 'Demšar, J.',
    year: 2006,
    title: 'Statistical comparisons of classifiers over multiple data sets',
    venue: 'Journal of Machine Learning Research',
    volume: '7',
    pages: '1-30',
  },
  faul2007: {
    type: 'article-journal',
    authors: 'Faul, F.; Erdfelder, E.; Lang, A.-G.; Buchner, A.',
    year: 2007,
    title:
      'G*Power 3: a flexible statistical power analysis program for the social, behavioral, and biomedical sciences',
    venue: 'Behavior Research Methods',
    volume: '39',
    issue: '2',
    pages: '175-191',
    doi: '10.3758/BF03193146',
  },
  faul2009: {
    type: 'article-journal',
    authors: 'Faul, F.; Erdfelder, E.; Buchner, A.; Lang, A.-G.',
    year: 2009,
    title: 'Statistical power analyses using G*Power 3.1: tests for correlation and regression analyses',
    venue: 'Behavior Research Methods',
    volume: '41',
    issue: '4',
    pages: '1149-1160',
    doi: '10.3758/BRM.41.4.1149',
  },
  grimm2010: {
    type: 'article-journal',
    authors: 'Grimm, V.; Berger, U.; DeAngelis, D. L.; Polhill, J. G.; Giske, J.; Railsback, S. F.',
    year: 2010,
    title: 'The ODD protocol: a review and first update',
    venue: 'Ecological Modelling',
    volume: '221',
    issue: '23',
    pages: '2760-2768',
    doi: '10.1016/j.ecolmodel.2010.08.019',
  },
  guest2006: {
    type: 'article-journal',
    authors: 'Guest, G.; Bunce, A.; Johnson, L.',
    year: 2006,
    title: 'How many interviews are enough? An experiment with data saturation and variability',
    venue: 'Field Methods',
    volume: '18',
    issue: '1',
    pages: '59-82',
    doi: '10.1177/1525822X05279903',
  },
  hennink2022: {
    type: 'article-journal',
    authors: 'Hennink, M.; Kaiser, B. N.',
    year: 2022,
    title: 'Sample sizes for saturation in qualitative research: a systematic review of empirical tests',
    venue: 'Social Science & Medicine',
    volume: '292',
    pages: '114523',
    doi: '10.1016/j.socscimed.2021.114523',
  },
  hevner2004: {
    type: 'article-journal',
    authors: 'Hevner, A. R.; March, S. T.; Park, J.; Ram, S.',
    year: 2004,
    title: 'Design science in information systems research',
    venue: 'MIS Quarterly',
    volume: '28',
    issue: '1',
    pages: '75-105',
    doi: '10.2307/25148625',
  },
  hopewell2025: {
    type: 'article-journal',
    authors:
      'Hopewell, S.; Chan, A.-W.; Collins, G. S.; Hróbjartsson, A.; Moher, D.; Schulz, K. F.; Tunn, R.; Aggarwal, R.; Berkwits, M.; Berlin, J. A.; Bhandari, N.; Butcher, N. J.; Campbell, M. K.; Chidebe, R. C. W.; Elbourne, D.; Farmer, A.; Fergusson, D. A.; Golub, R. M.; Goodman, S. N.; Hoffmann, T. C.; Boutron, I.',
    year: 2025,
    title: 'CONSORT 2025 statement: updated guideline for reporting randomised trials',
    venue: 'BMJ',
    doi: '10.1136/bmj-2024-081123',
  },
  killip2004: {
    type: 'article-journal',
    authors: 'Killip, S.; Mahfoud, Z.; Pearce, K.',
    year: 2004,
    title: 'What is an intracluster correlation coefficient? Crucial concepts for primary care researchers',
    venue: 'Annals of Family Medicine',
    volume: '2',
    issue: '3',
    pages: '204-208',
    doi: '10.1370/afm.141',
  },
  law2015: {
    type: 'book',
    authors: 'Law, A. M.',
    year: 2015,
    title: 'Simulation modeling and analysis',
    edition: '5',
    publisher: 'McGraw-Hill',
    isbn: '978-0-07-340132-4',
  },
  montgomery2017: {
    type: 'book',
    authors: 'Montgomery, D. C.',
    year: 2017,
    title: 'Design and analysis of experiments',
    edition: '9',
    publisher: 'Wiley',
    isbn: '978-1-119-11347-8',
  },
  page2021: {
    type: 'article-journal',
    authors:
      'Page, M. J.; McKenzie, J. E.; Bossuyt, P. M.; Boutron, I.; Hoffmann, T. C.; Mulrow, C. D.; Shamseer, L.; Tetzlaff, J. M.; Akl, E. A.; Brennan, S. E.; Chou, R.; Glanville, J.; Grimshaw, J. M.; Hróbjartsson, A.; Lalu, M. M.; Li, T.; Loder, E. W.; Mayo-Wilson, E.; McDonald, S.; McGuinness, L. A.; Moher, D.',
    year: 2021,
    title: 'The PRISMA 2020 statement: an updated guideline for reporting systematic reviews',
    venue: 'BMJ',
    volume: '372',
    pages: 'n71',
    doi: '10.1136/bmj.n71',
  },
  peffers2007: {
    type: 'article-journal',
    authors: 'Peffers, K.; Tuunanen, T.; Rothenberger, M. A.; Chatterjee, S.',
    year: 2007,
    title: 'A design science research methodology for information systems research',
    venue: 'Journal of Management Information Systems',
    volume: '24',
    issue: '3',
    pages: '45-77',
    doi: '10.2753/MIS0742-1222240302',
  },
  shadish2002: {
    type: 'book',
    authors: 'Shadish, W. R.; Cook, T. D.; Campbell, D. T.',
    year: 2002,
    title: 'Experimental and quasi-experimental designs for generalized causal inference',
    publisher: 'Houghton Mifflin',
    isbn: '978-0-395-61556-0',
  },
  tong2007: {
    type: 'article-journal',
    authors: 'Tong, A.; Sainsbury, P.; Craig, J.',
    year: 2007,
    title:
      'Consolidated criteria for reporting qualitative research (COREQ): a 32-item checklist for interviews and focus groups',
    venue: 'International Journal for Quality in Health Care',
    volume: '19',
    issue: '6',
    pages: '349-357',
    doi: '10.1093/intqhc/mzm042',
  },
  vonelm2007: {
    type: 'article-journal',
    authors: 'von Elm, E.; Altman, D. G.; Egger, M.; Pocock, S. J.; Gøtzsche, P. C.; Vandenbroucke, J. P.',
    year: 2007,
    title:
      'The Strengthening the Reporting of Observational Studies in Epidemiology (STROBE) statement: guidelines for reporting observational studies',
    venue: 'The Lancet',
    volume: '370',
    issue: '9596',
    pages: '1453-1457',
    doi: '10.1016/S0140-6736(07)61602-X',
  },
  vannoorden2014: {
    type: 'article-journal',
    authors: 'Van Noorden, R.',
    year: 2014,
    title: 'Scientists may be reaching a peak in reading habits',
    venue: 'Nature',
    doi: '10.1038/nature.2014.14658',
  },
  wallace2010: {
    type: 'article-journal',
    authors: 'Wallace, B. C.; Trikalinos, T. A.; Lau, J.; Brodley, C.; Schmid, C. H.',
    year: 2010,
    title: 'Semi-automated screening of biomedical citations for systematic reviews',
    venue: 'BMC Bioinformatics',
    volume: '11',
    pages: '55',
    doi: '10.1186/1471-2105-11-55',
  },
  wohlin2012: {
    type: 'book',
    authors: 'Wohlin, C.; Runeson, P.; Höst, M.; Ohlsson, M. C.; Regnell, B.; Wesslén, A.',
    year: 2012,
    title: 'Experimentation in software engineering',
    publisher: 'Springer',
    doi: '10.1007/978-3-642-29044-2',
  },
  yin2018: {
    type: 'book',
    authors: 'Yin, R. K.',
    year: 2018,
    title: 'Case study research and applications: design and methods',
    edition: '6',
    publisher: 'SAGE',
    isbn: '978-1-5063-3616-9',
  },
} as const satisfies Readonly<Record<string, MethodWorkFacts>>

export type MethodWork = keyof typeof works
const facts: Readonly<Record<MethodWork, MethodWorkFacts>> = works
const keys = Object.keys(facts).filter((key): key is MethodWork => key in facts)

/** Begins the ids of their items: no source of a project has such a key. */
export const METHOD_KEY = 'method:'

/** Names in running text before "et al.": as many as both styles print. */
const NAMES_MAX = 2

/** "Creswell and Creswell (2018)", as running text names a work. */
function labelOf(key: MethodWork, locale: Locale): string {
  const { authors, year } = facts[key]
  const families = namesOf(authors).map(({ family }) => family)
  const [first = ''] = families
  return `${families.length > NAMES_MAX ? `${first} et al.` : listed(families, locale)} (${year})`
}

/** The works in one list for running text. */
export function methodLabels(named: readonly MethodWork[], locale: Locale): string {
  return listed(
    named.map((key) => labelOf(key, locale)),
    locale,
  )
}

/** The works that a text names, by label, DOI or ISBN, as items of the reference list. */
export function methodWorksIn(text: string, locale: Locale): readonly CslItem[] {
  const folded = text.toLowerCase()
  return keys
    .filter((key) => {
      const { doi, isbn } = facts[key]
      return [labelOf(key, locale), doi, isbn].some(
        (mark) => mark !== undefined && folded.includes(mark.toLowerCase()),
      )
    })
    .map(itemOf)
}

function namesOf(authors: string): { family: string; given: string }[] {
  return authors.split('; ').map((name) => {
    const [family = '', given = ''] = name.split(', ')
    return { family, given }
  })
}

function itemOf(key: MethodWork): CslItem {
  const { type, authors, year, title, venue, edition, publisher, volume, issue, pages, doi, isbn, language } =
    facts[key]
  return {
    id: `${METHOD_KEY}${key}`,
    type,
    title,
    author: namesOf(authors),
    issued: { 'date-parts': [[year]] },
    language: language ?? localeLanguages.en,
    ...(venue === undefined ? {} : { 'container-title': venue }),
    ...(edition === undefined ? {} : { edition }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(volume === undefined ? {} : { volume }),
    ...(issue === undefined ? {} : { issue }),
    ...(pages === undefined ? {} : { page: pages }),
    ...(doi === undefined ? {} : { DOI: doi }),
    ...(isbn === undefined || doi !== undefined ? {} : { ISBN: isbn }),
  }
}
