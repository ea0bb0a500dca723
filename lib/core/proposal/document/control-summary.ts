import type { Block, Chapter } from '@/lib/contracts/document-tree'
import { list, paragraph, plain, plainHeading } from '@/lib/core/writing/blocks'
import { scoresTable, verdictParagraph } from './closing-chapters'
import type { Writing } from './writing'

/** What fits on the page beside the scores. */
const ISSUES_MAX = 4

/** Quality control and the look-up of references on one page; the whole stands in the annex. */
export function controlSummaryChapter(writing: Writing, letter: string): Chapter {
  const { say: t, text, document, origin } = writing
  const by = origin('quality')
  const { checks, validation } = document.quality
  const failed = checks.filter(({ passed }) => passed === false)
  const unknown = checks.filter(({ passed }) => passed === null)
  const gravest = validation.issues_identified.slice(0, ISSUES_MAX)
  const blocks: Block[] = [
    plainHeading('quality.h', 1, t('appendix', { letter, title: t('controlSummary') }), by),
    verdictParagraph(writing),
    scoresTable(writing),
    paragraph(
      'quality.held',
      [
        plain(
          t('checksHeld', {
            held: checks.length - failed.length - unknown.length,
            count: checks.length,
            open: failed.length,
            names: failed.map(({ id }) => `“${t(id)}”`).join('; '),
            unknown: unknown.length,
            unknownNames: unknown.map(({ id }) => `“${t(id)}”`).join('; '),
          }),
        ),
      ],
      by,
    ),
    ...(gravest.length === 0
      ? []
      : [
          list(
            'quality.gravest',
            gravest.map(({ description }) => text(description)),
            by,
          ),
        ]),
    paragraph('quality.references', [plain(referencesSentence(writing))], origin('passport')),
    paragraph('quality.annex', [plain(t('annexFile'))], by),
  ]
  return { id: 'quality', blocks }
}

function referencesSentence({ say: t, document, citedKeys, workOf, verdictOf }: Writing): string {
  if (document.referenceChecks === null) return t('passportNone')
  const cited = citedKeys.filter((key) => workOf(key) !== null)
  const verified = cited.filter((key) => verdictOf(key)?.verdict === 'verified').length
  return t('referencesHeld', { verified, count: cited.length })
}
