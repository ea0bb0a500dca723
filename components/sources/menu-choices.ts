import type { useTranslations } from 'next-intl'
import type { SourceQuestion } from '@/lib/contracts/source-stages'
import type { NextAnswer } from '@/lib/contracts/source-validation'
import type { MenuChoice } from './menu-bar'
import type { SideSessionKind } from './side-session'

interface MenuActs {
  readonly confirm: () => void
  readonly keep: () => void
  readonly refine: () => void
  /** Asks the databases that did not answer once more. */
  readonly askAgain: () => void
  readonly add: () => void
  readonly satisfied: () => void
  readonly consult: () => void
  readonly select: () => void
  readonly backToRefine: () => void
  /** Shows the list of keys; possible at any time. */
  readonly keys: () => void
  /** Answers what comes next, and goes to that room. */
  readonly next: (kind: NextAnswer['kind'], room?: 'review' | 'proposal') => void
  /** Opens a completed choice again. */
  readonly takeUp: () => void
  /** To a room that the chosen sources are carried on to. */
  readonly leadOn: (room: 'review' | 'proposal') => void
  /** null: no session can be opened here. */
  readonly session: ((kind: SideSessionKind) => void) | null
}

interface MenuOptions {
  readonly step: SourceQuestion | null
  /** The step whose menu stays in its place, greyed, while nothing is asked. */
  readonly resting: SourceQuestion
  /** A paused run offers nothing but to go on; what paused it stands above the list. */
  readonly resume: (() => void) | null
  /** The room is done: it leads on, and can be opened again. */
  readonly isDone: boolean
  readonly chosen: number
  /** Fewer sources are on the topic than are needed: the step is then about finding more. */
  readonly isShort: boolean
  /** No database answered, and asking again may help: that is what the step is about then. */
  readonly isUnanswered: boolean
  readonly canConfirm: boolean
  /** How many databases the first search asks. */
  readonly databases: number
  /** Sources that were brought along: with any, one may go on without a search. */
  readonly carried: number
  readonly acts: MenuActs
  readonly t: ReturnType<typeof useTranslations<'sources.menu'>>
}

/**
 * The menu of the step: what it is about, at most two choices beside it, and the rest under "more". A stands for adding where there
 * is something to add to; elicitation then takes Shift+A.
 */
export function menuChoices({
  step,
  resting,
  resume,
  isDone,
  chosen,
  isShort,
  isUnanswered,
  canConfirm,
  databases,
  carried,
  acts,
  t,
}: MenuOptions): readonly MenuChoice[] {
  const shown = step ?? resting
  const idle = step === null
  const choice = (
    id: Parameters<typeof t>[0],
    shortcut: string,
    onPress: () => void,
    own: Partial<MenuChoice> = {},
  ): MenuChoice => ({
    id,
    // Both labels that count say their own number; the others need none.
    label: t(id, { count: id === 'keep' ? carried : databases }),
    shortcut,
    onPress,
    disabled: idle,
    place: 'beside',
    ...own,
  })
  const { session } = acts
  const main = { place: 'main' } as const
  const more = { place: 'more' } as const
  const keys = choice('keys', 'H', acts.keys, { ...more, disabled: false })
  if (resume) return [keys, choice('resume', 'C', resume, { ...main, disabled: false })]
  if (isDone)
    return [
      keys,
      choice('takeUp', 'B', acts.takeUp, { disabled: false }),
      choice('proposal', 'W', () => acts.leadOn('proposal'), { disabled: false }),
      choice('review', 'L', () => acts.leadOn('review'), { ...main, disabled: false }),
    ]
  const sessions = session
    ? [
        choice('elicitation', shown === 'refine' ? 'Shift+A' : 'A', () => session('elicitation'), more),
        choice('party', 'P', () => session('party'), more),
        choice('brainstorm', 'I', () => session('brainstorm'), more),
      ]
    : []
  const refine = (own: Partial<MenuChoice>) => choice('refine', 'R', acts.refine, own)
  const satisfied = (own: Partial<MenuChoice>) => choice('satisfied', 'S', acts.satisfied, own)
  switch (shown) {
    case 'confirm':
      return [
        keys,
        ...sessions,
        ...(carried > 0 ? [choice('keep', 'K', acts.keep, { disabled: idle || !canConfirm })] : []),
        choice('confirm', 'C', acts.confirm, {
          ...main,
          disabled: idle || !canConfirm,
        }),
      ]
    case 'refine':
      return [
        keys,
        ...sessions,
        isShort && !isUnanswered ? satisfied({}) : refine({}),
        choice('add', 'A', acts.add),
        choice('consult', 'C', acts.consult, more),
        ...(isUnanswered
          ? [satisfied(more), choice('askAgain', 'T', acts.askAgain, main)]
          : [isShort ? refine(main) : satisfied(main)]),
      ]
    case 'select':
      return [
        keys,
        ...sessions,
        choice('back', 'B', acts.backToRefine),
        choice('select', 'C', acts.select, { ...main, disabled: idle || chosen === 0 }),
      ]
    case 'next':
      return [
        keys,
        ...sessions,
        choice('reopen', 'B', () => acts.next('back')),
        choice('done', 'D', () => acts.next('done'), more),
        choice('proposal', 'W', () => acts.next('done', 'proposal')),
        choice('review', 'L', () => acts.next('literature-review', 'review'), main),
      ]
  }
}

/** The menu that keeps its place, greyed, while the run works. */
export function restingStep(
  step: SourceQuestion | null,
  isFinal: boolean,
  hasSearched: boolean,
): SourceQuestion {
  if (step) return step
  if (isFinal) return 'next'
  return hasSearched ? 'refine' : 'confirm'
}
