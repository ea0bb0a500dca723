import type { Locale } from '@/lib/contracts/locale'
import type { Day, ProposalBrief } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/example.json'
import es from '@/messages/es/floor/example.json'
import pt from '@/messages/pt-BR/floor/example.json'

const words = readWords({ en, 'pt-BR': pt, es })('student')

/** What the student of the example says of herself: the topic is the demonstration's. */
export function exampleBrief(locale: Locale, startDate: Day): ProposalBrief {
  const student = (key: keyof typeof en.student) => say(words, locale, key)
  return {
    profile: {
      academic_program: student('program'),
      field_of_study: student('field'),
      research_area: student('area'),
      weekly_hours: 15,
      total_timeline: { value: 18, unit: 'months' },
      existing_skills: [],
      missing_skills: [student('skill')],
      constraints: [],
      additional_context: null,
    },
    topic: student('topic'),
    question: student('question'),
    title: '',
    author: '',
    institution: '',
    advisor: '',
    city: '',
    startDate,
    defenceDate: null,
    citationStyle: locale === 'pt-BR' ? 'abnt' : 'apa',
    locale,
    printedContext: [],
    study: unsaidSetting,
    holidays: null,
  }
}
