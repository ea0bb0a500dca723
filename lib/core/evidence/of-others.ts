import { foldAccents } from '@/lib/core/text/fold-accents'

/** "Previous studies of X reported …", "Alguns trabalhos anteriores …": the sentence begins with what others found. */
const OF_OTHERS =
  /^\W*(?:[a-z]+:\s+)?(?:(?:the|some|several|many|most|os|as|alguns|algumas|varios|varias|muitos|muitas|los|las|algunos|algunas|muchos|muchas|diversos|diversas)\s+){0,2}(?:(?:previous|prior|earlier|past|existing|extant)\s+(?:\w+\s+)?(?:stud(?:y|ies)|research|work|reports?|reviews?|literature|evidence)|(?:estudos?|pesquisas?|trabalhos?|revisoes|evidencias?|literatura|estudios?|investigaciones|investigacion|trabajos?|revisiones)\s+(?:anterior(?:es)?|previ[oa]s?|existentes?))\b/

/** Whether a sentence tells what others have found before, and nothing of its own study. */
export function isOfOthers(sentence: string): boolean {
  return OF_OTHERS.test(foldAccents(sentence))
}
