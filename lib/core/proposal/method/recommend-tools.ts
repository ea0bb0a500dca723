import type { DataCollectionPlan } from '@/lib/contracts/proposal'
import type { DesignId, ProposalBrief } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { say } from '@/lib/core/text/say'
import { wordsOf } from '@/lib/core/text/words'
import { knownConstraints } from './constraints'
import {
  readingTools,
  type Tool,
  toolAccessPhrases,
  toolEffortPhrases,
  toolEfforts,
  toolGroups,
  toolTypePhrases,
} from './tool-table'
import { documentsRead } from './work-plan'

const TOOLS_MAX = 10

/**
 * The tools for a design: from each group those the student knows already, else the free one that is learned soonest.
 * A paid one is named only where the student knows it and no constraint forbids costs.
 */
export function recommendTools(
  design: DesignId,
  brief: ProposalBrief,
): DataCollectionPlan['recommended_tools'] {
  const { locale, profile } = brief
  const isFreeOnly = knownConstraints(brief).some(({ kind }) => kind === 'no-budget')
  const skills = profile.existing_skills.map(plain)
  const isKnown = (tool: Tool) => tool.aliases.some((alias) => skills.some((skill) => holds(skill, alias)))
  return groupsFor(design, brief)
    .flatMap((group) => {
      const known = group.filter((tool) => isKnown(tool) && !(isFreeOnly && tool.access === 'paid'))
      return known.length > 0 ? known.slice(0, 2) : soonest(group)
    })
    .slice(0, TOOLS_MAX)
    .map((tool) => ({
      name: tool.name,
      type: say(toolTypePhrases, locale, tool.type),
      accessibility: say(toolAccessPhrases, locale, tool.access),
      learning_curve: say(toolEffortPhrases, locale, isKnown(tool) ? 'known' : tool.effort),
    }))
}

/** Norms and sources of the past are not coded; photographs of an archive want a catalogue. */
function groupsFor(design: DesignId, brief: ProposalBrief): (typeof toolGroups)[DesignId] {
  const reads = design === 'document-analysis' ? documentsRead(brief) : null
  return reads === null ? toolGroups[design] : readingTools[reads]
}

/** Of equal ones the first of the group. */
function soonest(group: readonly Tool[]): readonly Tool[] {
  const free = group.filter(({ access }) => access !== 'paid')
  return free
    .toSorted((one, other) => toolEfforts.indexOf(one.effort) - toolEfforts.indexOf(other.effort))
    .slice(0, 1)
}

function plain(text: string): string {
  return wordsOf(foldAccents(text))
    .map((word) => word.text)
    .join(' ')
}

function holds(skill: string, alias: string): boolean {
  return ` ${skill} `.includes(` ${plain(alias)} `)
}
