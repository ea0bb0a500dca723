import { type PaperAgentKey, paperAgentEntries } from '@/lib/contracts/paper-agents'
import { episodesMax, episodeVectors, recallEpisodes } from '@/lib/core/paper/episodes'
import { detectLanguage } from '@/lib/core/text/detect-language'
import type { UnitContext } from '@/lib/engine/pipeline'
import type { PaperRowPorts } from './row-ports'

/** Of question and answer this much is compared. */
const LETTERS_MAX = 12_000

/**
 * Answers of earlier papers that are about what this agent is given, as pieces of its prompt. How many were injected, and which, is noted as
 * `episodes-injected`; where memory does not answer, the work goes on without, noted as `episodes-off`.
 */
export async function recallAnswers(
  key: PaperAgentKey,
  { query, given }: { readonly query: string; readonly given: Readonly<Record<string, string>> },
  { ports, note, now }: Pick<UnitContext<PaperRowPorts>, 'ports' | 'note' | 'now'>,
): Promise<Record<string, string>> {
  if (!ports.pastAnswers) return {}
  try {
    const answers = await ports.pastAnswers(key)
    if (answers.length === 0) return {}
    const language = detectLanguage(query)
    const phase = paperAgentEntries.find((entry) => entry.key === key)?.phase ?? 1
    const episodes = answers.map(({ id, question, answer, createdAt }) => ({
      id,
      createdAt,
      vectors: episodeVectors(
        { question: question.replace(`${key}: `, ''), text: answer.slice(0, LETTERS_MAX) },
        language,
      ),
    }))
    const text = Object.values(given).join('\n\n').slice(0, LETTERS_MAX)
    const max = episodesMax(phase)
    const found = recallEpisodes(episodes, {
      prompt: { question: query, text },
      language,
      max,
      now: new Date(now),
    })
    const ids = found.map(({ id }) => id)
    note({
      code: 'episodes-injected',
      data: { episodesInjected: ids.length, episodeIds: ids.join(' ').slice(0, 500) },
    })
    return Object.fromEntries(
      answers
        .filter(({ id }) => ids.includes(id))
        .map(({ id, question, answer }) => [
          `episode ${id}`,
          `${question}\n\n${answer.slice(0, LETTERS_MAX)}`,
        ]),
    )
  } catch (cause) {
    note({ code: 'episodes-off', data: { reason: String(cause).slice(0, 200) } })
    return {}
  }
}
