import type { DesignId } from '@/lib/contracts/proposal-run'
import { type KeyOf, readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-data.json'
import es from '@/messages/es/floor/proposal-data.json'
import pt from '@/messages/pt-BR/floor/proposal-data.json'
import type { DocumentsRead } from '../figures/design-tasks'

const words = readWords({ en, 'pt-BR': pt, es })

export type ToolType = KeyOf<typeof toolTypePhrases>
export type ToolAccess = KeyOf<typeof toolAccessPhrases>
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
const tropy = tool('Tropy', ['archives', 'open', 'hours'])
const git = tool('Git', ['versions', 'open', 'days'])
const osf = tool('OSF', ['protocol', 'free', 'hours'], 'open science framework')

const statistics = [jasp, jamovi, r, pspp, python, spss, stata]
const questionnaires = [limeSurvey, forms, redcap]
const coding = [taguette, nvivo, atlas]

/** Tools that do the same for each need of a design; from each group one or two are recommended. */
export const toolGroups: Readonly<Record<DesignId, ReadonlyArray<readonly Tool[]>>> = {
  survey: [questionnaires, statistics, [zotero]],
  experiment: [[osf], questionnaires, statistics, [zotero]],
  'laboratory-experiment': [[osf], statistics, [zotero]],
  'quasi-experiment': [[osf], questionnaires, statistics, [zotero]],
  'secondary-data': [[r, python, jasp, jamovi, stata, spss], [git], [zotero]],
  simulation: [[netLogo, mesa, simPy], [python, r], [git], [zotero]],
  benchmark: [[python, r], [git], [osf], [zotero]],
  'systematic-review': [[rayyan, asreview], [zotero], [osf], [jasp, r]],
  interviews: [[jitsi], [whisper], coding, [zotero]],
  'case-study': [[jitsi], [whisper], coding, [zotero]],
  'document-analysis': [coding, [iramuteq], [zotero]],
  'design-science': [[git], [python, r], [forms, limeSurvey], [zotero]],
  'mixed-sequential': [questionnaires, statistics, [jitsi], [whisper], coding, [zotero]],
}

/** The same where documents are read as norms or as sources of the past. */
export const readingTools: Readonly<Record<DocumentsRead, ReadonlyArray<readonly Tool[]>>> = {
  norms: [[zotero]],
  past: [[tropy], [zotero]],
}

export const toolTypePhrases = words('toolTypes')

export const toolAccessPhrases = words('toolAccess')

export const toolEffortPhrases = words('toolEffort')
