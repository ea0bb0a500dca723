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
import { feasibilityChapter } from './feasibility-chapter'
import { dataCollectionChapter, methodologyChapter, objectivesChapter } from './plan-chapters'
import { introductionChapter, literatureChapter } from './problem-chapters'
import { type ProposalDocument, startWriting, type Writing } from './writing'

/**
 * The whole proposal as a document: abstract, problem, literature, objectives, methodology, data collection, feasibility,
 * references; quality report, reference passport, statement on AI and history as appendices. Ids of blocks name the same
 * place in every version. A `[@key]` without a source, or whose source the student removed, is named in bold where it
 * stands. Pure: equal input gives an equal tree.
 */
export function buildProposalTree(document: ProposalDocument): DocumentTree {
  const writing = startWriting(document)
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
    chapters: [
      abstractChapter(writing),
      introductionChapter(writing),
      literatureChapter(writing),
      objectivesChapter(writing),
      methodologyChapter(writing),
      dataCollectionChapter(writing),
      feasibilityChapter(writing),
      referencesChapter(writing),
      qualityChapter(writing, 'A'),
      referenceCheckChapter(writing, 'B'),
      aiUseChapter(writing, 'C'),
      historyChapter(writing, 'D'),
    ],
  }
}

function natureOf({ say: t, document }: Writing): string {
  const { profile, institution } = document.brief
  // “Mestrado em Administração” says its field already.
  const isSaid = foldAccents(profile.academic_program).includes(foldAccents(profile.field_of_study))
  return t(isSaid ? 'natureOfProgram' : 'nature', {
    program: profile.academic_program,
    field: profile.field_of_study,
    institution: institution === '' ? '' : t('natureInstitution', { institution }),
  })
}
