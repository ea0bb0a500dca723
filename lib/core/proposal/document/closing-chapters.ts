import type { Block, Chapter, Inline, Inlines, Paragraph, TableBlock } from '@/lib/contracts/document-tree'
import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import type { ProposalComponent } from '@/lib/contracts/proposal'
import type { FieldDifference, IndexStatement } from '@/lib/contracts/reference-check'
import { databaseName } from '@/lib/core/databases/database-names'
import { NOTICES } from '@/lib/core/references/judge-reference'
import { say } from '@/lib/core/text/say'
import { shortDay } from '@/lib/core/text/short-day'
import { bold, list, paragraph, plain, plainHeading, table } from '@/lib/core/writing/blocks'
import { METHOD_KEY } from '../method/method-works'
import { aiUseParagraphs, writerName } from './ai-use'
import { type AiUsePhrase, aiUsePhrases, type DocumentPhrase } from './document-phrases'
import type { Writing } from './writing'

const componentNames: Readonly<Record<ProposalComponent, DocumentPhrase>> = {
  user_profile: 'user_profile',
  problem_definition: 'problem_definition',
  research_objectives: 'research_objectives',
  methodology: 'methodology_part',
  data_collection: 'data_collection',
}

const aiUseId = 'ai-use'
const historyId = 'history'
/** Ids of the chapters that keep the record of the work: they grow by themselves, and say nothing about the study. */
export const recordChapters: ReadonlySet<string> = new Set([aiUseId, historyId])

/** The works cited, those on the methods among them unless only sources are wanted; invented and retracted ones say so behind their entry. */
export function referencesChapter(writing: Writing, has: 'all' | 'sources' = 'all'): Chapter {
  const by = writing.origin('references')
  const { entries: listed } = writing.references
  const entries = has === 'all' ? listed : listed.filter(({ key }) => !key.startsWith(METHOD_KEY))
  const title = plainHeading('references.h', 1, writing.say('references'), by)
  if (entries.length === 0)
    return {
      id: 'references',
      blocks: [title, paragraph('references.none', [plain(writing.say('noReferences'))], by)],
    }
  const marked = entries.map(({ key, inlines }) => ({ key, inlines: [...inlines, ...marksOf(writing, key)] }))
  return {
    id: 'references',
    blocks: [title, { kind: 'references', id: 'references.list', origin: by, entries: marked }],
  }
}

function marksOf({ say: t, workOf, verdictOf }: Writing, key: string): Inline[] {
  const verdict = verdictOf(key)?.verdict
  return [
    ...(workOf(key)?.sandbox === true ? [t('sandboxMark')] : []),
    ...(verdict === 'retracted' ? [t('retractedMark')] : []),
    ...(verdict === 'concern' ? [t('concernMark')] : []),
  ].map((mark) => bold(` ${mark}`))
}

/** Whether the proposal passed, in a sentence. */
export function verdictParagraph(writing: Writing): Paragraph {
  const { say: t } = writing
  const { validation_passed } = writing.document.quality.validation
  const { required, ...scores } = shownScores(writing)
  const verdict = validation_passed
    ? t('qualityPassed', { required })
    : t('notPassed', { ...scores, required })
  return paragraph('quality.verdict', [bold(verdict)], writing.origin('quality'))
}

function shownScores({ number, document }: Writing) {
  const { validation } = document.quality
  return {
    coherence: number(validation.coherence_score, 2),
    feasibility: number(validation.feasibility_score, 2),
    required: number(PASS_SCORE01, 2),
  }
}

/** Both scores, what is required of each, and the whole. */
export function scoresTable(writing: Writing): TableBlock {
  const { say: t, number, document } = writing
  const { coherence, feasibility, required } = shownScores(writing)
  const overall = number(document.quality.validation.overall_quality_score, 1)
  return table(
    'quality.scores',
    {
      caption: t('scores'),
      head: [t('score'), t('result'), t('required')],
      rows: [
        [t('coherence'), coherence, required],
        [t('feasibilityScore'), feasibility, required],
        [t('overall'), overall, t('nothing')],
      ].map((cells) => cells.map((cell) => [plain(cell)])),
      widths: [0.5, 0.25, 0.25],
    },
    writing.origin('quality'),
  )
}

/** What quality control found, whether or not the proposal passed. */
export function qualityChapter(writing: Writing, letter: string): Chapter {
  const { say: t } = writing
  const { checks } = writing.document.quality
  const blocks: Block[] = [
    appendixHeading(writing, 'quality', letter),
    verdictParagraph(writing),
    scoresTable(writing),
    table(
      'quality.checks',
      {
        caption: t('checks'),
        head: [t('check'), t('result'), t('detail')],
        rows: checks.map(({ id, passed, detail }) => [
          [plain(t(id))],
          [passed ? plain(t('passed')) : bold(t(passed === null ? 'notKnown' : 'failed'))],
          writing.text(detail),
        ]),
        widths: [0.35, 0.2, 0.45],
      },
      { stage: 'quality', engine: 'code' },
    ),
    ...issueBlocks(writing),
  ]
  return { id: 'quality', blocks }
}

function issueBlocks(writing: Writing): Block[] {
  const { say: t, text } = writing
  const { issues_identified, recommendations } = writing.document.quality.validation
  const by = writing.origin('quality')
  return [
    issues_identified.length === 0
      ? paragraph('quality.none', [plain(t('noIssues'))], by)
      : table(
          'quality.issues',
          {
            caption: t('issues'),
            head: [t('severity'), t('part'), t('issue'), t('impact')],
            rows: issues_identified.map(({ severity, component, description, impact }) => [
              [severity === 'minor' ? plain(t(severity)) : bold(t(severity))],
              [plain(t(componentNames[component]))],
              text(description),
              text(impact),
            ]),
            widths: [0.13, 0.17, 0.37, 0.33],
          },
          by,
        ),
    ...(recommendations.length === 0
      ? []
      : [
          plainHeading('quality.recommendations.h', 2, t('recommendations'), by),
          list('quality.recommendations', recommendations.map(text), by),
        ]),
  ]
}

/** The verdict on each cited reference with what the student decided, then what was removed and is cited no more. */
export function referenceCheckChapter(writing: Writing, letter: string): Chapter {
  const { say: t } = writing
  const by = writing.origin('passport')
  const title = appendixHeading(writing, 'passport', letter)
  const removed = writing.document.decisions.filter(({ act }) => act === 'remove').map(({ key }) => key)
  const told = [...new Set([...writing.citedKeys, ...removed])].filter((key) => writing.workOf(key) !== null)
  if (writing.document.referenceChecks === null || told.length === 0) {
    const sentence = writing.document.referenceChecks === null ? t('passportNone') : t('noReferences')
    return { id: 'passport', blocks: [title, paragraph('passport.none', [bold(sentence)], by)] }
  }
  const [checkedAt] = told
    .flatMap((key) => writing.verdictOf(key)?.checkedAt ?? [])
    .sort()
    .slice(-1)
  const note = checkedAt === undefined ? '' : t('checkedOn', { date: writing.day(checkedAt) })
  return {
    id: 'passport',
    blocks: [
      title,
      paragraph('passport.p1', [plain(t('passportIntro'))], by),
      table(
        'passport.table',
        {
          caption: t('passportTable'),
          head: [t('reference'), t('verdict'), t('differences'), t('decision')],
          rows: told.map((key) => referenceCheckRow(writing, key)),
          widths: [0.22, 0.4, 0.2, 0.18],
          note,
        },
        by,
      ),
    ],
  }
}

function referenceCheckRow(writing: Writing, key: string): Inlines[] {
  const { say: t } = writing
  const verdict = writing.verdictOf(key)
  const { printed, reason, listed } = writing.outcomeOf(key)
  const kind = verdict?.verdict ?? 'not-checked'
  const isSound = kind === 'verified'
  const notice = verdict?.noticeDoi ? ` (${t('notice', { doi: verdict.noticeDoi })})` : ''
  const said = (verdict?.statements ?? []).map((statement) => statementText(writing, statement))
  const differences = (verdict?.differences ?? []).map((difference) => differenceText(writing, difference))
  return [
    // What was taken out has no entry to lead to; its title says what it was.
    listed ? writing.cite([key]) : [plain(writing.workOf(key)?.title ?? key)],
    [
      isSound ? plain(t(kind)) : bold(t(kind) + notice),
      ...(said.length === 0 ? [] : [plain(` – ${said.join('; ')}`)]),
    ],
    [plain(differences.length === 0 ? t('nothing') : differences.join('; '))],
    [printed === 'undecided' ? bold(t('undecided')) : plain(t(printed, { reason }))],
  ]
}

function statementText({ say: t }: Writing, { index, answer }: IndexStatement): string {
  return index === NOTICES ? t(`notices_${answer}`) : t(`index_${answer}`, { index: databaseName(index) })
}

function differenceText({ say: t }: Writing, { field, ours, theirs, via }: FieldDifference): string {
  return t('difference', {
    field: t(`field_${field}`),
    ours: ours === '' ? t('nothing') : ours,
    theirs,
    index: databaseName(via),
  })
}

/** Who wrote what, from the log; days, not minutes: what was made of the same answers on one day is the same document, byte for byte. */
export function aiUseChapter(writing: Writing, letter: string): Chapter {
  const { locale, document } = writing
  const by = writing.origin('ai-use')
  const said = (key: AiUsePhrase) => say(aiUsePhrases, locale, key)
  const sentences = aiUseParagraphs(document.aiUse, locale)
  const blocks: Block[] = [
    appendixHeading(writing, 'aiUse', letter),
    ...sentences.map((sentence, at) => paragraph(`ai-use.p${at + 1}`, [plain(sentence)], by)),
  ]
  if (document.aiUse.length > 0)
    blocks.push(
      table(
        'ai-use.table',
        {
          caption: writing.say('aiTable'),
          head: (['stage', 'writer', 'fate', 'time', 'tokens'] as const).map(said),
          rows: document.aiUse.map(({ stage, engine, fate, count, writtenAt, tokens }) => [
            [plain(count === 1 ? said(stage) : `${said(stage)} (${count})`)],
            [plain(writerName(engine, locale))],
            [plain(said(fate))],
            [plain(shortDay(writtenAt, locale))],
            [plain(writing.number(tokens))],
          ]),
          widths: [0.22, 0.26, 0.24, 0.16, 0.12],
        },
        by,
      ),
    )
  return { id: aiUseId, blocks }
}

/** Every change of the workflow's state. */
export function historyChapter(writing: Writing, letter: string): Chapter {
  const { say: t } = writing
  const rows = writing.document.transitions.map(({ from_state, to_state, timestamp }) => [
    [plain(t(from_state))],
    [plain(t(to_state))],
    [plain(shortDay(timestamp, writing.locale))],
  ])
  const head = [t('from'), t('to'), t('at')]
  return {
    id: historyId,
    blocks: [
      appendixHeading(writing, 'history', letter),
      table(
        'history.table',
        { caption: t('historyTable'), head, rows, widths: [0.36, 0.36, 0.28] },
        writing.origin('history'),
      ),
    ],
  }
}

function appendixHeading(
  writing: Writing,
  name: 'quality' | 'passport' | 'aiUse' | 'history',
  letter: string,
) {
  const ids = { quality: 'quality', passport: 'passport', aiUse: 'ai-use', history: 'history' } as const
  const title = writing.say('appendix', { letter, title: writing.say(name) })
  return plainHeading(`${ids[name]}.h`, 1, title, writing.origin(ids[name]))
}
