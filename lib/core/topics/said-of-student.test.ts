import { expect, it } from 'vitest'
import { Angle, StudentProfile } from '@/lib/contracts/topic'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { saidOfStudent } from './said-of-student'

const asked = { topic: 'Burnout among nurses', question: '' }
const angle = Angle.parse({
  id: 'a1',
  title: asked.topic,
  question: '',
  type: 'own',
  interest: 'health of nurses',
  rationale: '',
  in: [],
  out: [],
  size: { verdict: 'good', reasons: [] },
  evidence: [],
  map: topicMap(asked),
})
const interests = { areas: [], profile: StudentProfile.parse({ academic_program: 'MSc', weekly_hours: 6 }) }

it('carries the profile on, with the interest of the chosen angle as the research area', () => {
  expect(saidOfStudent({ interests, angles: [angle], choice: { angle: 'a1', confidence: 4 } })).toMatchObject(
    { academic_program: 'MSc', weekly_hours: 6, research_area: 'health of nurses' },
  )
})

it('says no research area while no angle is chosen', () => {
  expect(saidOfStudent({ interests, angles: [angle], choice: null }).research_area).toBe('')
})
