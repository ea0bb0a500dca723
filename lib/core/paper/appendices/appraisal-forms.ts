import type { Block, Inlines } from '@/lib/contracts/document-tree'
import { Appraisal } from '@/lib/contracts/paper-discovery'
import { withoutHeading } from '@/lib/core/evidence/sentence-roles'
import { bold, list, paragraph, plain } from '@/lib/core/writing/blocks'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { valueName } from '../output-words'
import type { AppendixWriting } from './appendix-writing'

type Item = Appraisal['studies'][number]['items'][number]

/** The checklist of each work that one fits, with the sentence that shows an answer and the items that its abstract leaves open; all other works with the reason why not. */
export function appraisalForms(writing: AppendixWriting): readonly Block[] {
  const { context, t, cite, origin } = writing
  const appraisal = Appraisal.safeParse(context.outputs['quality-assessor']).data
  if (!appraisal || appraisal.studies.length === 0) return []
  const { studies, notAppraised } = appraisal
  const reasons = [...new Set(notAppraised.map(({ reason }) => reason))].map((reason) => ({
    reason,
    keys: notAppraised.flatMap((one) => (one.reason === reason ? [one.key] : [])),
  }))
  return [
    paragraph('appraisals.p1', [plain(t('appraisalText', { count: studies.length }))], origin),
    ...studies.flatMap(({ key, checklist, items }, at) => [
      paragraph(`appraisals.${at}.h`, [plain(`${checklist}: `), ...cite([key])], origin),
      list(`appraisals.${at}.items`, answersOf(items, writing), origin),
    ]),
    ...reasons.map(({ reason, keys }, at) =>
      paragraph(
        `appraisals.not.${at}`,
        [plain(`${t('notAppraised', { count: keys.length })} ${lowerFirst(reason)} `), ...cite(keys)],
        origin,
      ),
    ),
  ]
}

/** Answered items one by one; those that the abstract leaves open together. */
function answersOf(items: readonly Item[], { context: { locale }, t }: AppendixWriting): readonly Inlines[] {
  const open = items.filter(({ shownBy }) => shownBy === null).map(({ item }) => item)
  const answered = items.flatMap(({ item, answer, shownBy }): Inlines[] =>
    shownBy === null
      ? []
      : [[bold(`${item} `), plain(`${valueName(locale, answer) ?? answer}: “${withoutHeading(shownBy)}”`)]],
  )
  return [...answered, ...(open.length === 0 ? [] : [[bold(`${t('open')} `), plain(open.join(' '))]])]
}
