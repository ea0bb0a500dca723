import type { Locale } from '@/lib/contracts/locale'
import { readWords, say } from '@/lib/core/text/say'
import { type Examined, sayExamination, sayExamined } from '@/lib/core/writing/examination'
import en from '@/messages/en/floor/paper-examine.json'
import es from '@/messages/es/floor/paper-examine.json'
import pt from '@/messages/pt-BR/floor/paper-examine.json'
import { type ExaminedPaper, type PlacedSentence, type ReadExamined, readExamined } from './examined-paper'
import type { PaperPlace } from './objection'
import { paperObjections } from './paper-objections'

const table = readWords({ en, 'pt-BR': pt, es })
const words = { questions: table('objections'), answers: table('answers') }
const places = table('places')

export type ExaminedPaperObjection = Examined<PaperPlace>

/**
 * Each of the sixty objections of an examiner, answered with its place in the paper, admitted by the paper itself, open, or not asked of
 * a paper of this kind; in the order of the list. Never throws.
 */
export function examinePaper(paper: ExaminedPaper, locale: Locale): readonly ExaminedPaperObjection[] {
  const read = readExamined(paper)
  return paperObjections.map((objection) => {
    const verdict = objection.judge(read)
    const found = 'found' in verdict ? verdict.found : null
    const where = found ? sentencePlace(found, locale) : chapterPlace(objection.place, read, locale)
    const told = { state: verdict.state, sentence: found?.text ?? '', where }
    return sayExamined(objection, told, { words, locale })
  })
}

/** How many are answered, admitted, open and not asked, in one sentence. */
export function paperExaminationSummary(examined: readonly ExaminedPaperObjection[], locale: Locale): string {
  return sayExamination(examined, words.answers, locale)
}

function sentencePlace({ chapter, heading }: PlacedSentence, locale: Locale): string {
  return chapter === 0
    ? say(places, locale, 'abstract')
    : say(places, locale, 'section', { chapter, heading })
}

function chapterPlace(place: PaperPlace, { paper }: ReadExamined, locale: Locale): string {
  if (place === 'whole') return say(places, locale, 'whole')
  if (place === 'abstract-writer') return say(places, locale, 'abstract')
  const chapter = paper.locked.find(({ writer }) => writer === place)
  return chapter
    ? say(places, locale, 'chapter', { chapter: chapter.number, title: chapter.title })
    : say(places, locale, 'whole')
}
