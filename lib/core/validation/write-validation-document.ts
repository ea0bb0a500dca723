import type { ValidationDocument } from '@/lib/contracts/validation-document'
import { say, speak } from '@/lib/core/text/say'
import { DATA_FENCE, encodeRecords } from './document-data'
import { marksOf } from './document-items'
import { ownSections, sectionNotes, sourceNotes } from './document-notes'
import { type Sealer, sealSources } from './source-seals'
import { fitDocument } from './validation-abridge'
import { documentFigures } from './validation-figures'
import { writeFrontmatter } from './validation-frontmatter'
import { sectionTitles, validationDocumentPhrases } from './validation-phrases'
import { type RenderedSection, renderSections, topLines } from './validation-sections'

/** Version of the data block; a reader refuses none, but knows what to expect. */
export const DATA_FORMAT = 1

/**
 * The output document of source validation as Markdown: frontmatter, the sections of the specification in the document's
 * language, the student's notes in their places, and the data block from which `parseValidationDocument` rebuilds the
 * state. At most DOCUMENT_BYTES_MAX bytes (see `fitDocument`). Writing what was parsed gives the same text again. Text of
 * others is escaped: it cannot open a link, a tag, a heading, an entry or a block. With `seal` the sources are sealed, so that
 * whoever reads the document back knows which of them were changed.
 */
export function writeValidationDocument(state: ValidationDocument, seal?: Sealer): string {
  const document = fitDocument(state)
  const figures = documentFigures(document)
  const sections = renderSections(document, figures)
  const marks = marksOf(bodyLines({ ...document, notes: [] }, sections, new Set()))
  const { sources, notes: _, ...rest } = document
  const seals = seal ? { seals: sealSources(sources, seal) } : {}
  const records = [{ format: DATA_FORMAT, ...rest }, { marks: marks.join('.'), ...seals }, ...sources]
  return [
    '---',
    writeFrontmatter(document, figures).trimEnd(),
    '---',
    '',
    ...bodyLines(document, sections, new Set(marks)),
    '',
    `\`\`\`${DATA_FENCE}`,
    encodeRecords(records),
    '```',
    '',
  ].join('\n')
}

function bodyLines(
  document: ValidationDocument,
  sections: readonly RenderedSection[],
  marks: ReadonlySet<string>,
): readonly string[] {
  const { locale, notes } = document
  const titles = speak(sectionTitles, locale)
  const label = say(validationDocumentPhrases, locale, 'note')
  const body = sections.flatMap(({ section, lines, entries }) => [
    '',
    `## ${section === 'top' ? '' : titles(section)}`,
    '',
    ...lines,
    ...entries.flatMap((entry) => ['', ...entry.lines, ...sourceNotes(notes, entry.id, label)]),
    ...sectionNotes(notes, section, marks),
  ])
  return [
    ...topLines(document),
    ...sectionNotes(notes, 'top', marks),
    ...body,
    ...ownSections(notes, marks),
    '',
    `## ${titles('data')}`,
    '',
    say(validationDocumentPhrases, locale, 'dataHint'),
    ...sectionNotes(notes, 'data', marks),
  ]
}
