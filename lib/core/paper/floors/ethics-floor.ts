import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { DesignId } from '@/lib/contracts/proposal-run'
import { populationsNamed } from '@/lib/core/evidence/study-settings'
import { listed } from '@/lib/core/text/list-words'
import { speak } from '@/lib/core/text/say'
import type { FloorContext, PaperFloor } from './floor-context'
import { paperWords } from './paper-words'
import { plannedDesign } from './planned-design'

const asking: readonly DesignId[] = ['survey', 'interviews', 'experiment', 'quasi-experiment', 'case-study']
const reading: readonly DesignId[] = ['secondary-data']
/** Groups whose consent somebody else has to give as well, or who depend on those that ask them. */
const protectedGroups: readonly string[] = [
  'children',
  'adolescents',
  'students',
  'undergraduates',
  'patients',
  'older adults',
]

type Missing = 'data-storage' | 'compensation' | 'dependence' | 'committee' | 'committee-brought'
type Participation = 'none' | 'direct' | 'records' | 'undecided'

/** A review has no participants; of another paper its planned design tells, and where it does not, that is still to be settled. */
function participationOf(context: FloorContext): Participation {
  if (context.kind === 'review') return 'none'
  const design = plannedDesign(context)
  if (asking.includes(design)) return 'direct'
  return reading.includes(design) ? 'records' : 'undecided'
}

/** What a committee would ask, by whether persons take part, how they are asked and who they are; of data that were brought it is only known what is missing. */
export const composeEthics: PaperFloor = (context) => {
  const { locale, query, kind, data } = context
  const say = speak(paperWords('ethics'), locale)
  const participation = participationOf(context)
  const isBrought = kind === 'empirical' && data != null
  const groups = populationsNamed(query).filter(({ id }) => protectedGroups.includes(id))
  const list = listed(
    groups.map(({ names }) => names[localeLanguages[locale]]),
    locale,
  )
  const always = [
    { topic: 'fair-reporting', standing: 'planned', text: say('fair-reporting') },
    { topic: 'licences', standing: 'planned', text: say('licences') },
    { topic: 'interests', standing: 'missing', text: say('interests') },
  ]
  if (participation === 'none') return { participation, items: always, approval: 'not-needed' }
  const planned = (topic: 'consent' | 'vulnerability' | 'confidentiality', text: string) => ({
    topic,
    standing: isBrought ? 'missing' : 'planned',
    text: isBrought ? say('brought', { what: say(`name-${topic}`) }) : text,
  })
  const missing = (topic: Missing) => ({ topic, standing: 'missing', text: say(topic) })
  const isAsked = participation !== 'records'
  const asked = plannedDesign(context) === 'interviews' ? 'burden-interviews' : 'burden'
  const withPeople = [
    planned('consent', say(isAsked ? 'consent' : 'consent-records')),
    ...(groups.length > 0 ? [planned('vulnerability', say('vulnerability', { list }))] : []),
    ...(isAsked && !isBrought
      ? [
          { topic: 'voluntariness', standing: 'planned', text: say('voluntariness') },
          { topic: 'burden', standing: 'planned', text: say(asked) },
        ]
      : []),
    planned('confidentiality', say('confidentiality')),
    missing('data-storage'),
    ...(isAsked && !isBrought
      ? [
          missing('compensation'),
          missing('dependence'),
          { topic: 'return-of-results', standing: 'planned', text: say('return-of-results') },
        ]
      : []),
    missing(isBrought ? 'committee-brought' : 'committee'),
  ].map((item) => ({ ...item, topic: item.topic.replace('-brought', '') }))
  const approval = participation === 'undecided' || isBrought ? 'undecided' : 'to-be-sought'
  return { participation, items: [...withPeople, ...always], approval }
}
