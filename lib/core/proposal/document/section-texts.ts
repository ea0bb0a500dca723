import type { Block } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { say } from '@/lib/core/text/say'
import { plain } from '@/lib/core/writing/blocks'
import { dayName } from '../figures/calendar'
import { documentPhrases } from './document-phrases'
import { ethicsSection } from './ethics-section'
import { frameworkSection, instrumentsSection } from './framework-section'
import { criteriaSection, limitationsSection, type SectionWriting, settingSection } from './study-sections'

const sectionNames = [
  'framework',
  'instruments',
  'setting',
  'criteria',
  'ethics',
  'analysis',
  'limitations',
] as const

/** The sections that follow from what was said of the study and from its design as running text, by name: what stands in the document and in no stage. */
export function sectionTexts(
  document: SectionWriting['document'],
): Readonly<Record<(typeof sectionNames)[number], string>> {
  const writing = plainWriting(document, document.brief.locale)
  return {
    framework: textOf(frameworkSection(writing)),
    instruments: textOf(instrumentsSection(writing)),
    setting: textOf(settingSection(writing)),
    criteria: textOf(criteriaSection(writing)),
    ethics: textOf(ethicsSection(writing)),
    // A table in the document: by which of the methods each question is answered.
    analysis: document.methodology.methods.map(({ method }) => method).join('\n'),
    limitations: textOf(limitationsSection(writing)),
  }
}

function plainWriting(document: SectionWriting['document'], locale: Locale): SectionWriting {
  return {
    document,
    locale,
    say: (key, values) => say(documentPhrases, locale, key, values),
    text: (text) => [plain(text)],
    number: (value, digits = 0) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value),
    day: (at) => dayName(at.slice(0, 10), locale),
  }
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'paragraph') return [block.inlines]
      return block.kind === 'list' ? block.items : []
    })
    .map((inlines) => inlines.map(({ text }) => text).join(''))
    .join('\n')
}
