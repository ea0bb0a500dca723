import { describe, expect, it } from 'vitest'
import { StudySetting, unsaidSetting } from '@/lib/contracts/study-setting'
import { draftOfStudy, studyOfDraft } from './study-draft'

describe('the setting of a study as a form', () => {
  it('says nothing where nothing was filled in', () => {
    expect(studyOfDraft(draftOfStudy(unsaidSetting))).toEqual(unsaidSetting)
  })

  it('keeps what was said, a day alone and per cents as the plan counts them', () => {
    const study = studyOfDraft({
      ...draftOfStudy(unsaidSetting),
      country: 'BR',
      population: '1.200',
      expectedResponse: '35',
      weekendsFree: 'yes',
      participants: 'minors',
      blocked: '2028-02-29 \n2027-12-20 2028-01-05\n ',
    })
    expect(StudySetting.parse(study)).toEqual(study)
    expect(study).toMatchObject({
      country: 'BR',
      population: 1200,
      expectedResponse01: 0.35,
      weekendsFree: true,
    })
    expect(study.blocked).toEqual([
      { from: '2028-02-29', to: '2028-02-29' },
      { from: '2027-12-20', to: '2028-01-05' },
    ])
    expect(studyOfDraft(draftOfStudy(study))).toEqual(study)
  })

  it('refuses a span that is none instead of passing it over', () => {
    const study = studyOfDraft({ ...draftOfStudy(unsaidSetting), blocked: '2027-01 2027-02' })
    expect(StudySetting.safeParse(study).success).toBe(false)
  })
})
