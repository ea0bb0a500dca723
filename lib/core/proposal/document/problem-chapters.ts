import type { Block, Chapter, Inlines } from '@/lib/contracts/document-tree'
import type { LiteratureEntry } from '@/lib/contracts/proposal'
import { say } from '@/lib/core/text/say'
import { bold, heading, list, paragraph, plain, table } from '@/lib/core/writing/blocks'
import { publicHost } from '../literature/literature-entry'
import { variableRoleNames } from '../problem/problem-phrases'
import { flowFigure } from './flow-figure'
import { frameworkSection } from './framework-section'
import { paragraphs, type Writing } from './writing'

/** The problem with its questions and variables. */
export function introductionChapter(writing: Writing): Chapter {
  const { say: t, text } = writing
  const { definition } = writing.document.problem
  const by = writing.origin('problem')
  const questions: Inlines[] = [
    [bold(t('mainQuestion')), ...emphasised(text(definition.main_research_question))],
    ...definition.secondary_questions.map((question, at) => [
      bold(t('secondaryQuestion', { number: at + 1 })),
      ...text(question),
    ]),
  ]
  return {
    id: 'introduction',
    blocks: [
      heading('introduction.h', 1, t('introduction'), by),
      heading('problem.h', 2, t('problem'), by),
      ...paragraphs(writing, 'problem', definition.problem_statement, by),
      heading('questions.h', 2, t('questions'), by),
      list('questions.list', questions, by),
      ...variableBlocks(writing),
    ],
  }
}

/** A table of the variables and their roles; concepts, and variables whose roles nobody has said, as a list. */
function variableBlocks({ say: t, text, locale, document, origin }: Writing): Block[] {
  const { definition, variables } = document.problem
  const by = origin('problem')
  const roleOf = (name: string) => variables.find((one) => one.name === name)?.role ?? null
  const roles = definition.key_variables.map(roleOf)
  const areConcepts = roles.length > 0 && roles.every((role) => role === 'concept')
  const title = heading('variables.h', 2, t(areConcepts ? 'concepts' : 'variables'), by)
  if (areConcepts || roles.every((role) => role === null))
    return [title, list('variables.list', definition.key_variables.map(text), by)]
  const rows = definition.key_variables.map((name, at) => {
    const role = roles[at] ?? null
    return [text(name), [plain(role === null ? t('nothing') : say(variableRoleNames, locale, role))]]
  })
  return [
    title,
    table(
      'variables.table',
      { caption: t('variablesTable'), head: [t('variable'), t('role')], rows, widths: [0.6, 0.4] },
      by,
    ),
  ]
}

/** What the problem rests on, and how the sources were selected. */
export function literatureChapter(writing: Writing): Chapter {
  const { say: t } = writing
  const { problem, counts } = writing.document
  const by = writing.origin('problem')
  const entries = problem.definition.preliminary_literature
  const rows = entries.map((entry, at) => literatureRow(writing, entry, problem.literatureKeys[at] ?? null))
  const listed: Block[] =
    rows.length === 0
      ? [paragraph('literature.none', [plain(t('noReferences'))], by)]
      : [
          paragraph('literature.p1', [plain(t('literatureIntro'))], by),
          table(
            'literature.table',
            {
              caption: t('literatureTable'),
              head: [t('reference'), t('title'), t('relevance'), t('foundIn')],
              rows,
              widths: [0.2, 0.3, 0.35, 0.15],
            },
            by,
          ),
        ]
  return {
    id: 'literature',
    blocks: [
      heading('literature.h', 1, t('literature'), by),
      ...listed,
      ...frameworkSection(writing),
      ...(counts === null
        ? []
        : [heading('flow.h', 2, t('searchFlow'), writing.origin('literature')), flowFigure(writing, counts)]),
    ],
  }
}

function literatureRow(writing: Writing, entry: LiteratureEntry, key: string | null): Inlines[] {
  const work = key === null ? null : writing.workOf(key)
  const isSandbox = work?.sandbox === true
  const title = key !== null && work !== null && writing.outcomeOf(key).repaired ? work.title : entry.title
  return [
    key === null ? [plain(writing.say('nothing'))] : writing.cite([key]),
    [plain(title), ...(isSandbox ? [bold(` ${writing.say('sandboxMark')}`)] : [])],
    writing.text(entry.relevance_note),
    publicHost(entry.url) === null
      ? [plain(entry.source)]
      : [{ kind: 'link', text: entry.source, href: entry.url }],
  ]
}

function emphasised(inlines: Inlines): Inlines {
  return inlines.map((inline) => (inline.kind === 'text' ? { ...inline, bold: true } : inline))
}
