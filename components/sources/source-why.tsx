import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { originsOf } from '@/lib/core/relevance/threshold'
import { MarkedWords } from './marked-words'
import { matchedWords } from './matched-words'
import { notKnownOf } from './not-known'
import { RankReasonLine, type ShownReason } from './rank-reason'
import { RankSentence } from './rank-sentence'
import { ScoreDetails } from './score-details'
import { useDatabaseLabel } from './use-database-label'

/** The hints that indexes give, as their records say them. */
const hints = {
  'journal article in Crossref': 'crossref',
  'indexed in MEDLINE': 'medline',
  'indexed in MEDLINE or PubMed': 'pubmed',
  'published version in a journal (OpenAlex)': 'openalex',
  'in a journal curated by Web of Science': 'wos',
} as const

/** A hint in the reader's language; one that is not known here stays as the record says it. */
function hintText(hint: string, say: (hint: (typeof hints)[keyof typeof hints]) => string): string {
  const known = Object.entries(hints).find(([words]) => words === hint)
  return known ? say(known[1]) : hint
}

/** Why a source stands where it stands, from what is already on the page. */
export function SourceWhy({ row, reason }: { row: SourceRow; reason?: ShownReason | null | undefined }) {
  const t = useTranslations('sources')
  const label = useDatabaseLabel()
  const notKnown = notKnownOf(row)
  return (
    // Its own width counts: beside the list there is room for one column only.
    <div className="@container rounded-md border border-line bg-paper p-4">
      <div className="grid gap-x-8 gap-y-5 @xl:grid-cols-2">
        {reason ? (
          <section className="@xl:col-span-2">
            <h4 className="text-sm font-semibold">{t('reason.title')}</h4>
            <RankReasonLine reason={reason} className="mt-0.5" />
          </section>
        ) : null}
        <section className="@xl:col-span-2">
          {row.isBrief ? <p className="text-sm text-soft">{t('row.detailsComing')}</p> : null}
          <RankSentence row={row} />
          <p lang={row.work.language ?? undefined} dir="auto" className="mt-1 font-serif text-sm text-soft">
            <MarkedWords text={row.work.title} words={matchedWords(row, 'title')} />
          </p>
          {row.quality.reason ? <p className="mt-1 text-sm">{row.quality.reason}</p> : null}
        </section>
        <Fold title={t('why.figures')} className="@xl:col-span-2">
          <div className="mt-2 grid gap-x-8 gap-y-5 @xl:grid-cols-2">
            <ScoreDetails kind="relevancy" score={row.relevancy} />
            <ScoreDetails kind="quality" score={row.quality} />
          </div>
        </Fold>
        <dl className="space-y-1.5 text-sm @xl:col-span-2">
          <Fact name={t('why.peerReview')}>
            {t(`peerReview.${row.peerReview}`)}
            {row.work.peerReviewHint
              ? ` · ${hintText(row.work.peerReviewHint, (hint) => t(`why.hint.${hint}`))}`
              : ''}
          </Fact>
          {row.journal ? (
            <Fact name={t('why.journal')}>
              {[
                row.journal.quartile,
                row.journal.qualis && `Qualis ${row.journal.qualis}`,
                row.journal.inDoaj && 'DOAJ',
              ]
                .filter(Boolean)
                .concat(t('why.via', { name: row.journal.via }))
                .join(' · ')}
            </Fact>
          ) : null}
          <Fact name={t('why.retraction')}>{t(`retraction.${row.retractionCheck}`)}</Fact>
          <Fact name={t('why.foundIn')}>
            {originsOf(row).map(label).join('; ')}
            {row.mergedCount > 1 ? ` · ${t('why.merged', { count: row.mergedCount })}` : ''}
            {row.mergedBy.length > 0
              ? `: ${[...new Set(row.mergedBy)].map((rule) => t(`mergeRule.${rule}`)).join(', ')}`
              : ''}
          </Fact>
          {row.linked.length > 0 ? (
            <Fact name={t('why.linked')}>{t('why.linkedText', { count: row.linked.length })}</Fact>
          ) : null}
          <Fact name={t('why.notKnown')}>
            {notKnown.length > 0
              ? notKnown.map((name) => t(`notKnown.${name}`)).join(', ')
              : t('why.allKnown')}
          </Fact>
        </dl>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-3 @sm:grid-cols-[9rem_1fr]">
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
