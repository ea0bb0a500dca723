import { expect, it, vi } from 'vitest'
import { openMailer } from '@/lib/adapters/mail/smtp'
import { listInbox } from '@/lib/adapters/store/inbox'
import { createProject } from '@/lib/adapters/store/projects'
import { createRun } from '@/lib/adapters/store/runs'
import { markAlertSeen } from '@/lib/adapters/store/search-alerts'
import { saveSelections } from '@/lib/adapters/store/selections'
import { ProjectId, type UserId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { openQuestions } from '@/lib/core/run/run-state'
import { shortDay } from '@/lib/core/text/short-day'
import { setAlertAction } from '@/lib/server/actions/review'
import { sendDueMail } from '@/lib/server/desk/desk-mail'
import { loadReview } from '@/lib/server/loaders/review'
import { loadStanding } from '@/lib/server/loaders/standing'
import { answerRun } from '@/lib/server/runs/answer-run'
import { startReview } from '@/lib/server/runs/start-review'
import { startWorker } from '@/lib/server/runs/worker'
import { joinSandbox, stopSandbox } from '@/lib/server/sandbox'
import { letterText, startMailServer } from '@/lib/server/testing/mail-server'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { browser, signInStudent } from '@/lib/server/testing/request-headers'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { scriptedAnswer, scriptedInput, scriptedSelection } from '@/lib/server/testing/validation-script'
import type { CatalogueRecord } from '@/sandbox/catalogue/record'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { runDueAlerts } from './search-alerts'

const database = prepareTestDatabase()
const all = prepareProcess(database)
const DAY_MS = 24 * 60 * 60 * 1_000
const LOOK_EVERY_MS = 50
const ASKED_WITHIN_MS = 60_000
const NEW_WORKS = 7

it('an alert of a week tells on its day of seven works that appeared and one that was withdrawn, once', async () => {
  const sandbox = await startSandbox()
  joinSandbox(sandbox.url)
  const worker = await startWorker(all())
  const mail = await startMailServer()
  const mailer = openMailer({ url: mail.url, from: 'carrel@carrel.example' })
  const { db } = all()
  try {
    const { projectId, ownerId } = await addSearched()
    const reviewed = await reviewedDois(projectId)
    expect(reviewed.length).toBeGreaterThan(2)
    const begun = new Date()
    expect(await setAlertAction({ projectId, everyDays: 7 })).toMatchObject({ ok: true })
    const onDay = (day: number) => new Date(begun.getTime() + day * DAY_MS + 60_000)
    expect(await runDueAlerts(all(), onDay(6))).toBe(0)

    // On its day nothing has happened yet: the same searches find what is known, and nobody is disturbed.
    expect(await runDueAlerts(all(), onDay(7))).toBe(1)
    expect((await loadReview(projectId)).alert).toMatchObject({
      isUnseen: false,
      replay: { fresh: [], retracted: [], checked: reviewed.length },
    })
    expect(await listInbox(db, ownerId)).toEqual([])

    move(sandbox, reviewed[2] ?? '')
    expect(await runDueAlerts(all(), onDay(13))).toBe(0)
    expect(await runDueAlerts(all(), onDay(14))).toBe(1)
    const { alert, state } = await loadReview(projectId)
    expect(alert?.isUnseen).toBe(true)
    expect(alert?.replay?.fresh.map(({ doi }) => doi).toSorted()).toEqual(appeared)
    const withdrawn = state?.gathered?.sources.find(
      ({ sourceId }) => sourceId === alert?.replay?.retracted[0],
    )
    expect(alert?.replay?.retracted).toHaveLength(1)
    expect(withdrawn?.work.doi).toBe(reviewed[2])
    expect((await loadStanding(projectId)).next).toMatchObject({ kind: 'see-news', room: 'review' })
    const inbox = await listInbox(db, ownerId)
    const said = `As buscas foram refeitas em ${shortDay(onDay(14).toISOString(), 'pt-BR')}: 7 registros novos, 1 retratação desde então.`
    expect(inbox).toMatchObject([{ kind: 'alert', excerpt: said, readAt: null }])
    expect(await sendDueMail(db, mailer, onDay(14))).toBe(1)
    const letter = letterText(mail.received[0] ?? '')
    expect(letter).toContain(said)
    expect(letter).toContain(`/projects/${projectId}/review`)

    // What was told is not told again, and what was seen is no next step any more.
    await markAlertSeen(db, projectId, onDay(15))
    expect((await loadStanding(projectId)).next.kind).not.toBe('see-news')
    expect(await runDueAlerts(all(), onDay(21))).toBe(1)
    expect(await listInbox(db, ownerId)).toHaveLength(1)
    expect((await loadReview(projectId)).alert?.isUnseen).toBe(false)

    // A database that is silent on the day is told as that.
    sandbox.control('openalex', { mode: '500' })
    expect(await runDueAlerts(all(), onDay(28))).toBe(1)
    const silent = (await loadReview(projectId)).alert?.replay?.searches.filter(
      ({ outcome }) => outcome !== 'ok' && outcome !== 'empty',
    )
    expect(silent?.map(({ database: one }) => one)).toEqual(['openalex'])
  } finally {
    browser.cookie = ''
    mail.close()
    await worker.stop()
    await stopSandbox()
    await sandbox.close()
  }
}, 180_000)

/** A student whose address is known, with a project whose search and review ran through the worker. */
async function addSearched(): Promise<{ projectId: ProjectId; ownerId: UserId }> {
  const { db } = all()
  const { ownerId, cookie } = await signInStudent()
  browser.cookie = cookie
  await db.user.update({ where: { id: ownerId }, data: { isAnonymous: false, emailVerified: true } })
  const project = { title: 'IA', locale: 'pt-BR', sandbox: true } as const
  const projectId = ProjectId.parse(await createProject(db, ownerId, project))
  const run = { pipeline: SOURCE_VALIDATION, input: { ...scriptedInput, locale: 'pt-BR' }, tokenBudget: null }
  const runId = await createRun(db, projectId, run)
  await all().queue.wake(runId)
  for (const asked of ['confirm', 'refine', 'select', 'next']) {
    const given = scriptedAnswer(await untilAsked(runId, asked))
    if (!given) throw new Error('nothing is asked')
    if (asked === 'select')
      await saveSelections(
        db,
        projectId,
        scriptedSelection(await all().runs.get(runId)).map((sourceId) => ({
          ...{ sourceId, decision: 'include' as const, reason: '' },
        })),
      )
    const answer = asked === 'refine' ? { kind: 'satisfied', acknowledged: true } : given.answer
    await answerRun(all(), { runId, pipeline: SOURCE_VALIDATION, ...given, answer })
  }
  const review = await startReview(
    { id: projectId, locale: 'pt-BR', sandbox: true },
    { style: 'abnt', scope: 'chosen' },
  )
  await untilAsked(review.runId, 'agree')
  return { projectId, ownerId }
}

function untilAsked(runId: string, key: string) {
  return vi.waitFor(
    async () => {
      const run = await all().runs.get(runId)
      expect(openQuestions(run).map((question) => question.key)).toContain(key)
      return run
    },
    { timeout: ASKED_WITHIN_MS, interval: LOOK_EVERY_MS },
  )
}

/** DOIs of the sources of the review, in its order. */
async function reviewedDois(projectId: ProjectId): Promise<readonly string[]> {
  const { runId } = await loadReview(projectId)
  const state = reviewStateOf(await all().runs.get(runId ?? ''))
  return (state.gathered?.sources ?? []).flatMap(({ work: { doi } }) => doi ?? [])
}

const appeared = Array.from({ length: NEW_WORKS }, (_, at) => `10.5555/appeared.${at}`)

/** The world moves on: seven works on the topic appear, and the one with this DOI is withdrawn. */
function move(sandbox: Sandbox, doi: string): void {
  const { records } = sandbox.library
  const model = records.find((record) => record.doi === doi)
  if (!model) throw new Error(`${doi} is not in the sandbox`)
  const retraction: NonNullable<CatalogueRecord['retraction']> = {
    kind: 'retraction',
    ...{ inTitle: false, correctedFirst: false, date: '2026-12-01', noticeDoi: null },
    saidBy: { crossref: true, openalex: true, pubmed: true },
  }
  sandbox.publish([
    ...records.map((record) => (record === model ? { ...record, retraction } : record)),
    ...appeared.map((own, at) => newWork(model, { doi: own, number: records.length + 1 + at })),
  ])
}

const matters = ['boarding', 'evening', 'village', 'sports', 'music', 'nursing', 'maritime']

function newWork(
  model: CatalogueRecord,
  { doi, number }: Pick<CatalogueRecord, 'number' | 'doi'>,
): CatalogueRecord {
  const matter = matters[number % matters.length]
  const title = `Artificial intelligence in education and student engagement in ${matter} schools`
  return {
    ...model,
    ...{ number, doi, id: `r${number}`, title, titles: { en: title }, lang: 'en', year: 2026 },
    abstracts: {
      en: `Artificial intelligence in education was studied in ${matter} schools. Student engagement rose.`,
    },
    ...{ pmid: null, pmcid: null, arxivId: null, scieloPid: null, relatedDoi: null, relation: null },
    ...{ retraction: null, indexes: new Set(['openalex', 'crossref']) },
  }
}
