import type { DocumentTree } from '@/lib/contracts/document-tree'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { abstractChapter, keywordsOf } from './abstract'
import {
  aiUseChapter,
  historyChapter,
  qualityChapter,
  referenceCheckChapter,
  referencesChapter,
} from './closing-chapters'
import { controlSummaryChapter } from './control-summary'
import { feasibilityChapter } from './feasibility-chapter'
import { dataCollectionChapter, methodologyChapter, objectivesChapter } from './plan-chapters'
import { introductionChapter, literatureChapter } from './problem-chapters'
import { programName } from './program-name'
import { type ProposalDocument, startWriting, type Writing } from './writing'

/**
 * The whole proposal as a document: abstract, problem, literature, objectives, methodology, data collection, feasibility,
 * references; a page on quality control and the statement on AI as appendices. Ids of blocks name the same place in every version. A `[@key]` without a source, or whose source the student removed, is named in bold where it
 * stands. Pure: equal input gives an equal tree.
 */
export function buildProposalTree(document: ProposalDocument): DocumentTree {
  const writing = startWriting(document)
  return {
    ...coverOf(writing),
    chapters: [
      abstractChapter(writing),
      introductionChapter(writing),
      literatureChapter(writing),
      objectivesChapter(writing),
      methodologyChapter(writing),
      dataCollectionChapter(writing),
      feasibilityChapter(writing),
      referencesChapter(writing),
      controlSummaryChapter(writing, 'A'),
      aiUseChapter(writing, 'B'),
    ],
  }
}

/** What is known of how the proposal came about, as a file of its own: quality report, reference passport, history, and the references that these name. */
export function buildAnnexTree(document: ProposalDocument): DocumentTree {
  const writing = startWriting(document)
  const cover = coverOf(writing)
  return {
    ...cover,
    title: writing.say('annexTitle', { title: cover.title }),
    chapters: [
      qualityChapter(writing, 'A'),
      referenceCheckChapter(writing, 'B'),
      historyChapter(writing, 'C'),
      referencesChapter(writing, 'sources'),
    ],
  }
}

function coverOf(writing: Writing): Omit<DocumentTree, 'chapters'> {
  const { document } = writing
  const { brief, literature } = document
  const isSandbox = literature.sources.some(({ work }) => work.sandbox === true)
  return {
    title: brief.title || brief.topic,
    subtitle: '',
    author: brief.author,
    institution: brief.institution,
    advisor: brief.advisor,
    city: brief.city,
    date: document.date,
    nature: natureOf(writing),
    language: brief.locale,
    style: brief.citationStyle,
    keywords: keywordsOf(writing),
    banner: isSandbox ? writing.say('banner') : '',
  }
}

function natureOf({ say: t, document }: Writing): string {
  const { profile, institution } = document.brief
  // “Mestrado em Administração” says its field already, and “Mestrado em Economia” takes no second one.
  const isSaid =
    foldAccents(profile.academic_program).includes(foldAccents(profile.field_of_study)) ||
    /\s(?:in|em|en)\s\p{L}/iu.test(profile.academic_program)
  return t(isSaid ? 'natureOfProgram' : 'nature', {
    program: programName(profile.academic_program),
    field: profile.field_of_study,
    institution: institution === '' ? '' : t('natureInstitution', { institution }),
  })
}
