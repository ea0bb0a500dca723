import { z } from 'zod'
import { Locale } from '@/lib/contracts/locale'
import { drawMethods, MENU_SIZE, readMenuChoice } from './draw-methods'
import { applyElicitation, type ElicitationState, noElicitation, textInForce } from './elicitation-state'
import { isMethodId, type MethodId } from './method-table'
import { getMethod } from './methods'
import { SectionFields, SectionStep, sectionContents, storableText, writeSection } from './section'
import { ANSWER_MAX, DIRECTION_MAX } from './side-limits'
import { riskOfText } from './text-risk'

const QUESTIONS_MAX = 3
const FINDING_MAX = 5_000
/** A version is JSON; escapes make it longer than what was written. */
const VERSION_MAX = 30_000

const StoredMethod = z.custom<MethodId>((value) => typeof value === 'string' && isMethodId(value))
const FormMethod = z.union([StoredMethod, z.literal('direction')])
const Version = z.string().max(VERSION_MAX)

/** One stored move of an elicitation. Some are facts of the fold, the others keep the place of the reader. */
export const ElicitationMove = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    section: SectionStep,
    text: Version,
    /** Step and round of the question it was called from. */
    returnTo: z.string().min(1).max(80),
    seed: z.number().int(),
    locale: Locale,
  }),
  z.object({ type: z.literal('offered'), methods: z.array(StoredMethod).max(MENU_SIZE) }),
  z.object({
    type: z.literal('chosen'),
    methods: z.array(FormMethod).min(1).max(MENU_SIZE),
    direction: z.string().max(DIRECTION_MAX),
    /** The text the form starts from instead of the one in force: a proposal that is put in other words. */
    start: Version.nullable(),
  }),
  z.object({ type: z.literal('left-form') }),
  z.object({
    type: z.literal('proposed'),
    proposal: z.object({
      id: z.string().max(20),
      method: FormMethod,
      finding: z.string().max(FINDING_MAX),
      text: Version,
      engine: z.string().max(120),
    }),
  }),
  z.object({
    type: z.literal('decided'),
    id: z.string().max(20),
    decision: z.enum(['applied', 'discarded']),
  }),
  z.object({ type: z.literal('closed') }),
])
export type ElicitationMove = z.infer<typeof ElicitationMove>

export interface MethodForm {
  readonly method: MethodId | 'direction'
  readonly direction: string
  /** The text the fields begin with. */
  readonly start: string
}

export interface ElicitationSession extends ElicitationState {
  readonly step: SectionStep
  readonly seed: number
  readonly locale: Locale
  /** Menus drawn so far. */
  readonly draws: number
  /** The form that is open; null at the menu and while a proposal waits. */
  readonly form: MethodForm | null
  /** Methods chosen together that come after the open one. */
  readonly waiting: readonly MethodId[]
}

const noSession: ElicitationSession = {
  ...noElicitation,
  step: 'confirm',
  seed: 0,
  locale: 'en',
  draws: 0,
  form: null,
  waiting: [],
}

/** The session after its moves. A move that does not fit is passed over: an old log still opens. */
export function foldElicitation(moves: readonly ElicitationMove[]): ElicitationSession {
  return moves.reduce(applyMove, noSession)
}

function applyMove(session: ElicitationSession, move: ElicitationMove): ElicitationSession {
  if (move.type === 'chosen') return openForm(session, move)
  if (move.type === 'left-form') return { ...session, form: null, waiting: [] }
  const step = applyElicitation(session, move)
  if (!step.ok) return session
  const next = { ...session, ...step.state }
  switch (move.type) {
    case 'opened':
      return { ...noSession, ...step.state, step: move.section, seed: move.seed, locale: move.locale }
    case 'offered':
      return { ...next, draws: session.draws + 1 }
    case 'proposed':
      return { ...next, form: null }
    case 'decided':
      return nextInQueue(next)
    case 'closed':
      return { ...next, form: null, waiting: [] }
  }
}

function openForm(
  session: ElicitationSession,
  { methods, direction, start }: Extract<ElicitationMove, { type: 'chosen' }>,
): ElicitationSession {
  const [method, ...others] = methods
  if (session.phase !== 'menu' || method === undefined) return session
  const waiting = start === null ? others.filter(isStoredMethod) : session.waiting
  return { ...session, form: { method, direction, start: start ?? textInForce(session) }, waiting }
}

/** After a decision the next of the methods chosen together opens on the text now in force. */
function nextInQueue(session: ElicitationSession): ElicitationSession {
  const [method, ...waiting] = session.waiting
  if (method === undefined) return session
  return { ...session, form: { method, direction: '', start: textInForce(session) }, waiting }
}

function isStoredMethod(method: MethodId | 'direction'): method is MethodId {
  return method !== 'direction'
}

/** What a student can do in an elicitation. */
export const ElicitationAct = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reshuffle') }),
  z.object({ type: z.literal('choose'), method: StoredMethod }),
  /** Numbers of the menu (several run in sequence), a command, or a direction. */
  z.object({ type: z.literal('typed'), text: storableText(DIRECTION_MAX) }),
  z.object({ type: z.literal('leave-form') }),
  z.object({
    type: z.literal('propose'),
    fields: SectionFields,
    answers: z.array(storableText(ANSWER_MAX)).max(QUESTIONS_MAX),
  }),
  z.object({ type: z.literal('decide'), decision: z.enum(['applied', 'discarded']) }),
  /** Neither yes nor no: back to the form, with the proposal as its text. */
  z.object({ type: z.literal('rephrase') }),
  z.object({ type: z.literal('close') }),
])
export type ElicitationAct = z.infer<typeof ElicitationAct>

export type ActResult<Move> =
  | { readonly ok: true; readonly moves: readonly Move[] }
  /** `unfit`: not possible in this phase; `undecided`: a proposal waits; `empty`: neither text nor answers. */
  | { readonly ok: false; readonly code: 'unfit' | 'undecided' | 'empty' }

/** The moves an elicitation begins with: the section and the first menu, fitting categories first. */
export function openElicitation(given: {
  readonly step: SectionStep
  readonly fields: SectionFields
  readonly returnTo: string
  readonly seed: number
  readonly locale: Locale
}): readonly ElicitationMove[] {
  const { step, fields, returnTo, seed, locale } = given
  const text = writeSection(step, fields)
  const menu = drawMethods({ seed, content: sectionContents[step], risk: riskOfText(text) })
  return [
    { type: 'opened', section: step, text, returnTo, seed, locale },
    { type: 'offered', methods: [...menu] },
  ]
}

/** The moves that an act makes in a session. Pure; nothing of the text changes without a decision. */
export function actOnElicitation(
  session: ElicitationSession,
  act: ElicitationAct,
): ActResult<ElicitationMove> {
  const { pending, phase, form } = session
  if (phase !== 'menu' && phase !== 'deciding') return { ok: false, code: 'unfit' }
  if (pending) return actOnProposal(pending, act)
  switch (act.type) {
    case 'reshuffle':
      return moves({ type: 'offered', methods: [...redraw(session)] })
    case 'choose':
      return moves({ type: 'chosen', methods: [act.method], direction: '', start: null })
    case 'typed':
      return typed(session, act.text)
    case 'leave-form':
      return form ? moves({ type: 'left-form' }) : { ok: false, code: 'unfit' }
    case 'propose':
      return form ? propose(session, form, act) : { ok: false, code: 'unfit' }
    case 'close':
      return moves({ type: 'closed' })
    case 'decide':
    case 'rephrase':
      return { ok: false, code: 'unfit' }
  }
}

function actOnProposal(
  { id, method, text }: NonNullable<ElicitationState['pending']>,
  act: ElicitationAct,
): ActResult<ElicitationMove> {
  if (act.type === 'decide') return moves({ type: 'decided', id, decision: act.decision })
  if (act.type !== 'rephrase') return { ok: false, code: 'undecided' }
  return moves(
    { type: 'decided', id, decision: 'discarded' },
    { type: 'chosen', methods: [method], direction: '', start: text },
  )
}

function typed(session: ElicitationSession, text: string): ActResult<ElicitationMove> {
  const choice = readMenuChoice(text, session.menu)
  switch (choice.kind) {
    case 'methods':
      return moves({ type: 'chosen', methods: [...choice.methods], direction: '', start: null })
    case 'direction':
      return moves({ type: 'chosen', methods: ['direction'], direction: choice.text, start: null })
    case 'reshuffle':
      return moves({ type: 'offered', methods: [...redraw(session)] })
    case 'proceed':
      return moves({ type: 'closed' })
    case 'list':
      // Only the page's own view changes.
      return moves()
  }
}

function redraw({ seed, draws, offered }: ElicitationSession): readonly MethodId[] {
  return drawMethods({ seed: seed + draws, excluded: offered })
}

function propose(
  session: ElicitationSession,
  form: MethodForm,
  { fields, answers }: Extract<ElicitationAct, { type: 'propose' }>,
): ActResult<ElicitationMove> {
  const finding = findingOf(form, answers, session.locale)
  const text = writeSection(session.step, fields)
  if (finding === '' && text === textInForce(session)) return { ok: false, code: 'empty' }
  const id = String(session.decided.length + 1)
  return moves({ type: 'proposed', proposal: { id, method: form.method, finding, text, engine: 'student' } })
}

/** The questions that were answered, each with its answer; '' when none was. */
function findingOf({ method, direction }: MethodForm, answers: readonly string[], locale: Locale): string {
  const questions = method === 'direction' ? [direction] : getMethod(method, locale).questions
  return questions
    .flatMap((question, at) => {
      const answer = (answers[at] ?? '').trim()
      return answer === '' ? [] : [`${question}\n${answer}`.trim()]
    })
    .join('\n\n')
    .slice(0, FINDING_MAX)
}

function moves(...made: readonly ElicitationMove[]): ActResult<ElicitationMove> {
  return { ok: true, moves: made }
}
