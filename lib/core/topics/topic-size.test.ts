import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TopicVerdict } from '@/lib/contracts/topic'
import { laterStarts } from './later-starts-fixture'
import { sizeFromCounts, sizeWithTotal } from './size-from-counts'
import { sizedTopics } from './sized-topics-fixture'
import { guideTopics, studentStarts } from './student-starts-fixture'
import { bandOf, isAround, isHopeless, totalOf } from './topic-bands'
import { sizeOfTopic } from './topic-size'

const OwnStart = z.object({ scope: z.string(), topic: z.string(), question: z.string() })
const ownStarts = readFileSync(
  path.join(import.meta.dirname, '../../../bench/trust/fixtures/own-starts.jsonl'),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => OwnStart.parse(JSON.parse(line)))

describe('the size of a topic', () => {
  it('agrees with our own labels', () => {
    const wrong = sizedTopics.filter((topic) => sizeOfTopic(topic).verdict !== topic.verdict)
    expect(sizedTopics).toHaveLength(133)
    // That nobody joined two known things is told by counts, not by words.
    const unheard = wrong.filter(({ verdict }) => verdict === 'hopeless').map(({ topic }) => topic)
    expect(unheard).toEqual([
      'Inteligencia artificial para traducir el yagán',
      'Bagpipe rehearsal and the shell thickness of Antarctic krill',
    ])
    expect(wrong.filter(({ verdict }) => verdict !== 'hopeless')).toEqual([])
  })

  it('agrees with what students say first, and calls no sound topic unheard of', () => {
    const wrong = studentStarts.filter((start) => sizeOfTopic(start).verdict !== start.verdict)
    expect(wrong.filter(({ verdict }) => verdict !== 'hopeless')).toEqual([])
    expect(wrong.length / studentStarts.length).toBeLessThanOrEqual(0.1)
  })

  it('agrees with later starts in nine of ten, and lets every sound one pass', () => {
    const wrong = laterStarts.filter((start) => sizeOfTopic(start).verdict !== start.verdict)
    expect(wrong.filter(({ verdict }) => verdict === 'good')).toEqual([])
    expect(wrong.length / laterStarts.length).toBeLessThanOrEqual(0.1)
  })

  it('agrees with starts that were fresh once, by class, and turns no sound one back', () => {
    const told = (scope: string) => {
      const own = ownStarts.filter((start) => start.scope === scope)
      const right = own.filter((start) => sizeOfTopic(start).verdict === (scope === 'ok' ? 'good' : scope))
      return right.length / own.length
    }
    expect(ownStarts).toHaveLength(1192)
    expect(told('ok')).toBe(1)
    expect(told('too-broad')).toBeGreaterThanOrEqual(0.9)
    expect(told('too-narrow')).toBeGreaterThanOrEqual(0.9)
    expect(told('vague')).toBeGreaterThanOrEqual(0.9)
    // That nobody joined two things is told by counts; words know kinds of it.
    expect(told('hopeless')).toBeGreaterThanOrEqual(0.75)
  })

  it.each([
    'Nurse staffing levels and patient mortality',
    'Comparative efficacy and tolerability of 15 antipsychotic drugs in schizophrenia: a meta-analysis',
    'Sedation with a 24-week course of acarbose in patients of 24 European centres',
    'Evasão e ansiedade dos alunos de cursinhos populares',
    'Antibiotic resistance: how do bacteria in hospital wastewater become resistant?',
    'Machine learning para predecir heladas en viñedos',
    'Deep learning for mammogram screening',
    'Drones para el conteo de guanacos en la Patagonia',
    'Realidade virtual para queimados',
    'Machine learning for perovskite encapsulation',
    'Robôs na ordenha de vacas',
    'Noise and birdsong of urban great tits',
    'Burnout of nurses',
    'My dissertation will be about loneliness of nursing students',
  ])('lets %j pass: a word that no vocabulary has is no verdict', (topic) => {
    expect(sizeOfTopic({ topic, question: '' }).verdict).toBe('good')
  })

  it.each([
    'Village water supply and groundwater nitrate',
    'Church attendance and divorce rates',
    'Tarot e crenças de jovens adultos',
    'Unemployment in the novels of Dickens',
    'Carnaval e PIB de Salvador',
    'Trees and stress of residents',
    'Reconhecimento de voz para pessoas com disartria',
    'Social media and depression in adolescents',
    'Mania as a presenting symptom of Wilson’s disease',
    'Growth of Clerodendrum philippinum in Vietnam',
  ])('lets %j pass: what it joins has been studied', (topic) => {
    expect(sizeOfTopic({ topic, question: '' }).verdict).toBe('good')
  })

  it.each([
    ['Ensino remoto na zona rural de Codó, Maranhão', 'good'],
    ['Sobre la obra tardía de Remedios Varo: alquimia y feminismo', 'good'],
    ['18F-FDG PET for the early diagnosis of Alzheimer’s disease dementia', 'good'],
    ['Sinalização da rampa do Fórum de Caçador', 'too-narrow'],
    ['Humedad del archivo del Ayuntamiento de Sepúlveda', 'too-narrow'],
  ])('tells one thing of a small town from an area or a work: %j', (topic, verdict) => {
    expect(sizeOfTopic({ topic, question: '' }).verdict).toBe(verdict)
  })

  it('agrees with what libraries call too broad or right in four of five', () => {
    const right = guideTopics.filter((topic) => sizeOfTopic(topic).verdict === topic.verdict)
    expect(right.length / guideTopics.length).toBeGreaterThanOrEqual(0.8)
  })

  it.each(['', '🙂', '???', 'a'.repeat(5_000), 'e e e e'])('is told of %j without a fall', (topic) => {
    expect(sizeOfTopic({ topic, question: '' }).verdict).toMatch(/vague|too-broad/)
  })

  it.each([
    ['Solar panels and batteries', 'How do they work?', 'too-broad'],
    ['Robots and jobs', 'Will robots take our jobs?', 'too-broad'],
    ['Quality education for all', '', 'vague'],
    ['Saúde integral', '', 'vague'],
    ['Vaquejada e taxa de juros', 'A vaquejada altera a taxa de juros?', 'hopeless'],
  ])('tells what is textbook, praised or joined by nobody: %j', (topic, question, verdict) => {
    expect(sizeOfTopic({ topic, question }).verdict).toBe(verdict)
  })

  it('is decided by counts where they are known', () => {
    const said = sizeOfTopic({ topic: 'Telework and loneliness of nurses in Brazil', question: '' })
    const bars = (...totals: readonly (number | null)[]) =>
      totals.map((total, at) => ({ dropped: at === 0 ? '' : `limit ${at}`, isThing: false, total }))
    expect(sizeFromCounts(said, bars(3, 40)).verdict).toBe('too-narrow')
    expect(sizeFromCounts(said, bars(0, 2, 1)).verdict).toBe('hopeless')
    expect(sizeFromCounts(said, bars(900, 1_000)).verdict).toBe('too-broad')
    expect(sizeFromCounts(said, bars(60, 80)).verdict).toBe('good')
    expect(sizeFromCounts(said, bars(null, null))).toEqual(said)
  })

  it('is hopeless where each thing is studied and nobody joined them, and only there', () => {
    const said = sizeOfTopic({ topic: 'Carnaval de Oruro y mortalidad materna en España', question: '' })
    expect(said.verdict).toBe('good')
    const whole = (total: number) => ({ dropped: '', isThing: false, total })
    const thing = (total: number | null) => ({ dropped: 'carnaval', isThing: true, total })
    const limit = (total: number) => ({ dropped: 'España', isThing: false, total })
    const told = sizeFromCounts(said, [whole(0), limit(3), thing(90)])
    expect(told).toEqual({
      verdict: 'hopeless',
      reasons: [{ code: 'counted-apart', words: ['carnaval'] }],
    })
    expect(sizeFromCounts(said, [whole(0), limit(60), thing(90)]).verdict).toBe('too-narrow')
    expect(sizeFromCounts(said, [whole(2), limit(3), thing(90)]).verdict).toBe('too-narrow')
    expect(sizeFromCounts(said, [whole(0), limit(3), thing(null)]).verdict).toBe('hopeless')
    expect(sizeFromCounts(said, [whole(30), limit(60), thing(90)]).verdict).toBe('good')
  })

  it('is not told by words alone where one number is known', () => {
    const said = (verdict: TopicVerdict) => ({ verdict, reasons: [] })
    expect(sizeWithTotal(said('too-broad'), 60).verdict).toBe('good')
    expect(sizeWithTotal(said('hopeless'), 13).verdict).toBe('good')
    expect(sizeWithTotal(said('hopeless'), 2).verdict).toBe('hopeless')
    expect(sizeWithTotal(said('good'), 2).verdict).toBe('too-narrow')
    expect(sizeWithTotal(said('good'), 5).verdict).toBe('good')
    expect(sizeWithTotal(said('good'), 0).verdict).toBe('hopeless')
    // "Shakespeare" of a catalogue that has nothing of him.
    expect(sizeWithTotal(said('too-broad'), 0)).toEqual({
      verdict: 'too-broad',
      reasons: [{ code: 'counted-none', words: ['0'] }],
    })
    expect(sizeWithTotal(said('too-narrow'), 0).verdict).toBe('too-narrow')
    expect(sizeWithTotal(said('good'), null).verdict).toBe('good')
    expect(sizeWithTotal(said('good'), 900).verdict).toBe('too-broad')
    expect(sizeWithTotal(said('vague'), 900).verdict).toBe('vague')
    expect(sizeWithTotal(said('too-broad'), null).verdict).toBe('too-broad')
  })

  it('keeps the bands of the specification, and tells unknown from none', () => {
    expect([0, 4, 5, 14, 15, 200, 201].map(bandOf)).toEqual([
      'very-low',
      'very-low',
      'low',
      'low',
      'good',
      'good',
      'high',
    ])
    expect(bandOf(totalOf([{ total: null }]))).toBe('unknown')
    expect(totalOf([{ total: 3 }, { total: 7 }, { total: null }])).toBe(7)
  })

  it('stops where every counted angle is under ten, and not where nobody answered', () => {
    expect(isHopeless([1, 9, 0, 3, 2, 7])).toBe(true)
    expect(isHopeless([1, 9, 0, 3, 2, 10])).toBe(false)
    expect(isHopeless([null, null, null, null, null])).toBe(false)
  })

  it('says that what was read lies around where hardly a work meets all limits, and not where that is unknown', () => {
    const read = (total: number | null, relevant = 25) =>
      isAround({
        grade: 'GOOD',
        relevant,
        pyramid: [{ id: '', dropped: '', isThing: false, total, counts: [] }],
      })
    expect([read(0), read(4), read(5), read(27), read(null), read(3, 2)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
