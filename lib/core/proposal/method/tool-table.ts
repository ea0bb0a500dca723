import type { DesignId } from '@/lib/contracts/proposal-run'
import type { Phrases } from '@/lib/core/text/phrases'

export type ToolType =
  | 'statistics'
  | 'language'
  | 'questionnaire'
  | 'coding'
  | 'text-statistics'
  | 'transcription'
  | 'calls'
  | 'screening'
  | 'references'
  | 'simulation'
  | 'versions'
  | 'protocol'
export type ToolAccess = 'open' | 'free' | 'basic' | 'member' | 'paid'
/** Hours of a first useful result, in the order of the effort. */
export const toolEfforts = ['hours', 'days', 'weeks'] as const
export type ToolEffort = (typeof toolEfforts)[number]

export interface Tool {
  readonly name: string
  readonly type: ToolType
  readonly access: ToolAccess
  readonly effort: ToolEffort
  /** How students name it among their skills, folded; the first is the name itself. */
  readonly aliases: readonly [string, ...string[]]
}

const tool = (
  name: string,
  [type, access, effort]: readonly [ToolType, ToolAccess, ToolEffort],
  ...aliases: readonly string[]
): Tool => ({ name, type, access, effort, aliases: [name.toLowerCase(), ...aliases] })

const r = tool('R', ['statistics', 'open', 'weeks'], 'rstudio')
const jasp = tool('JASP', ['statistics', 'open', 'days'])
const jamovi = tool('jamovi', ['statistics', 'open', 'days'])
const pspp = tool('PSPP', ['statistics', 'open', 'days'])
const spss = tool('SPSS', ['statistics', 'paid', 'days'])
const stata = tool('Stata', ['statistics', 'paid', 'weeks'])
const python = tool('Python (pandas, SciPy)', ['language', 'open', 'weeks'], 'python', 'pandas', 'scipy')
const limeSurvey = tool('LimeSurvey', ['questionnaire', 'open', 'days'])
const forms = tool('Google Forms', ['questionnaire', 'free', 'hours'], 'google formularios')
const redcap = tool('REDCap', ['questionnaire', 'member', 'days'])
const taguette = tool('Taguette', ['coding', 'open', 'hours'])
const nvivo = tool('NVivo', ['coding', 'paid', 'weeks'])
const atlas = tool('ATLAS.ti', ['coding', 'paid', 'weeks'], 'atlas ti', 'atlas')
const iramuteq = tool('IRaMuTeQ', ['text-statistics', 'open', 'days'])
const whisper = tool('Whisper', ['transcription', 'open', 'days'])
const jitsi = tool('Jitsi Meet', ['calls', 'open', 'hours'])
const rayyan = tool('Rayyan', ['screening', 'basic', 'hours'])
const asreview = tool('ASReview', ['screening', 'open', 'days'])
const zotero = tool('Zotero', ['references', 'open', 'hours'])
const netLogo = tool('NetLogo', ['simulation', 'open', 'days'])
const mesa = tool('Mesa (Python)', ['simulation', 'open', 'weeks'], 'mesa')
const simPy = tool('SimPy (Python)', ['simulation', 'open', 'weeks'], 'simpy')
const git = tool('Git', ['versions', 'open', 'days'])
const osf = tool('OSF', ['protocol', 'free', 'hours'], 'open science framework')

const statistics = [jasp, jamovi, r, pspp, python, spss, stata]
const questionnaires = [limeSurvey, forms, redcap]
const coding = [taguette, nvivo, atlas]

/** Tools that do the same for each need of a design; from each group one or two are recommended. */
export const toolGroups: Readonly<Record<DesignId, ReadonlyArray<readonly Tool[]>>> = {
  survey: [questionnaires, statistics, [zotero]],
  experiment: [[osf], questionnaires, statistics, [zotero]],
  'quasi-experiment': [[osf], questionnaires, statistics, [zotero]],
  'secondary-data': [[r, python, jasp, jamovi, stata, spss], [git], [zotero]],
  simulation: [[netLogo, mesa, simPy], [python, r], [git], [zotero]],
  'systematic-review': [[rayyan, asreview], [zotero], [osf], [jasp, r]],
  interviews: [[jitsi], [whisper], coding, [iramuteq], [zotero]],
  'case-study': [[jitsi], [whisper], coding, [zotero]],
  'document-analysis': [coding, [iramuteq], [zotero]],
  'design-science': [[git], [python, r], [forms, limeSurvey], [zotero]],
  'mixed-sequential': [questionnaires, statistics, [jitsi], [whisper], coding, [zotero]],
}

export const toolTypePhrases: Phrases<ToolType> = {
  en: {
    statistics: 'Statistical software',
    language: 'Programming language with data libraries',
    questionnaire: 'Online questionnaires',
    coding: 'Qualitative coding',
    'text-statistics': 'Statistical text analysis',
    transcription: 'Transcription on one’s own computer',
    calls: 'Video calls',
    screening: 'Screening of references',
    references: 'Reference manager',
    simulation: 'Simulation',
    versions: 'Version control',
    protocol: 'Registration of protocol and materials',
  },
  'pt-BR': {
    statistics: 'Software estatístico',
    language: 'Linguagem de programação com bibliotecas de dados',
    questionnaire: 'Questionários on-line',
    coding: 'Codificação qualitativa',
    'text-statistics': 'Análise estatística de textos',
    transcription: 'Transcrição no próprio computador',
    calls: 'Videochamadas',
    screening: 'Triagem de referências',
    references: 'Gerenciador de referências',
    simulation: 'Simulação',
    versions: 'Controle de versões',
    protocol: 'Registro de protocolo e materiais',
  },
  es: {
    statistics: 'Software estadístico',
    language: 'Lenguaje de programación con bibliotecas de datos',
    questionnaire: 'Cuestionarios en línea',
    coding: 'Codificación cualitativa',
    'text-statistics': 'Análisis estadístico de textos',
    transcription: 'Transcripción en el propio ordenador',
    calls: 'Videollamadas',
    screening: 'Cribado de referencias',
    references: 'Gestor de referencias',
    simulation: 'Simulación',
    versions: 'Control de versiones',
    protocol: 'Registro de protocolo y materiales',
  },
}

export const toolAccessPhrases: Phrases<ToolAccess> = {
  en: {
    open: 'Free, open source',
    free: 'Free of charge with an account',
    basic: 'Free basic plan; more functions against payment',
    member: 'Free for members of institutions that take part',
    paid: 'Paid licence; ask whether the university has one',
  },
  'pt-BR': {
    open: 'Gratuito, de código aberto',
    free: 'Gratuito, mediante conta',
    basic: 'Plano básico gratuito; mais funções mediante pagamento',
    member: 'Gratuito para membros de instituições participantes',
    paid: 'Licença paga; verificar se a universidade a oferece',
  },
  es: {
    open: 'Gratuito, de código abierto',
    free: 'Gratuito, con una cuenta',
    basic: 'Plan básico gratuito; más funciones de pago',
    member: 'Gratuito para miembros de instituciones participantes',
    paid: 'Licencia de pago; consultar si la universidad la ofrece',
  },
}

export const toolEffortPhrases: Phrases<ToolEffort | 'known'> = {
  en: {
    known: 'Already among the student’s skills',
    hours: 'Low: usable within hours',
    days: 'Moderate: some days of practice',
    weeks: 'Steep: some weeks of practice',
  },
  'pt-BR': {
    known: 'Já consta das competências do perfil',
    hours: 'Baixa: utilizável em poucas horas',
    days: 'Moderada: alguns dias de prática',
    weeks: 'Acentuada: algumas semanas de prática',
  },
  es: {
    known: 'Ya figura entre las competencias del perfil',
    hours: 'Baja: utilizable en pocas horas',
    days: 'Moderada: algunos días de práctica',
    weeks: 'Pronunciada: algunas semanas de práctica',
  },
}
