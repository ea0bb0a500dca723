import type { Block } from '@/lib/contracts/document-tree'
import type { ReadField } from '@/lib/contracts/review'
import { withoutHeading } from '@/lib/core/evidence/sentence-roles'
import type { ReviewedSource } from '@/lib/core/review/reviewed-source'
import { countryNames, designName } from '@/lib/core/review/study-labels'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { bold, list, paragraph, plain } from '@/lib/core/writing/blocks'
import { toldBeside } from '../floors/moved-things'
import { askedOutcomes, paperStudies } from '../floors/paper-studies'
import { sourceEvidence } from '../floors/source-evidence'
import type { AppendixWriting } from './appendix-writing'

/** In the order in which a form is filled in. */
const asked = [
  'question',
  'sample',
  'measure',
  'finding',
  'limitation',
  'future',
] as const satisfies readonly ReadField[]

/** What was read of each work, in its own words: one form for each, as they were filled in; a field that its abstract does not answer is left out. */
export function extractionForms(writing: AppendixWriting): readonly Block[] {
  const { context, t, origin } = writing
  const { reviewed } = paperStudies(context)
  const filled = reviewed.filter(({ study }) => asked.some((field) => study.said[field] !== null))
  if (filled.length === 0) return []
  const empty = reviewed.length - filled.length
  return [
    paragraph('forms.p1', [plain(t('formsText', { count: filled.length, empty }))], origin),
    ...filled.flatMap((one, at) => formOf(one, at + 1, writing)),
  ]
}

function formOf(one: ReviewedSource, number: number, writing: AppendixWriting): readonly Block[] {
  const id = `forms.${number}`
  const { t, cite, origin, context } = writing
  const { study, source } = one
  const { locale } = context
  const places = countryNames(study, locale).join(', ')
  const sample = study.said.sample ?? sampleOf(one, writing)
  const said = asked.flatMap((field) => {
    const found = field === 'sample' ? sample : study.said[field]
    const isSaid = field === 'measure' && found?.text === sample?.text
    return found === null || isSaid ? [] : [[t(field), quoted(found.text)] as const]
  })
  const rows = [
    [t('work'), source.work.title] as const,
    ...(study.design === null ? [] : [[t('design'), designName(study.design, locale)] as const]),
    ...(places === '' ? [] : [[t('place'), places] as const]),
    ...said,
    [t('direction'), directionOf(one, writing)] as const,
    [t('language'), languageOf(one, writing)] as const,
  ]
  return [
    { ...paragraph(`${id}.h`, [plain(t('form', { number })), ...cite([study.key])], origin), leads: true },
    list(
      `${id}.t`,
      rows.map(([name, text]) => [bold(`${name}: `), plain(text)]),
      origin,
    ),
  ]
}

/** The direction with what it tells of, where that is not what the question asks for. */
function directionOf({ study }: ReviewedSource, { context, t }: AppendixWriting): string {
  const way = t(study.direction)
  if (study.direction === 'not-said') return way
  const beside = toldBeside(study.said.finding?.text ?? '', context)
  if (beside === 'asked' || (beside === null && askedOutcomes(context).length === 0)) return way
  return beside ? t('wayOn', { way, name: beside.name }) : t('wayOfOther', { way })
}

/** The sentence that the size in the table of works was read from. */
function sampleOf({ study }: ReviewedSource, { context }: AppendixWriting): { readonly text: string } | null {
  const sample = sourceEvidence(context.sources).find(({ key }) => key === study.key)?.sample
  return sample ? { text: sample.quote } : null
}

const quoted = (text: string) => `“${withoutHeading(text.trim())}”`

function languageOf({ source }: ReviewedSource, { languageOf: nameOf, t }: AppendixWriting): string {
  const language = source.work.language ?? detectLanguage(source.work.abstract ?? source.work.title)
  return language === null ? t('not-said') : nameOf(language)
}
