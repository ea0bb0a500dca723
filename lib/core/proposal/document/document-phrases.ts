import type { Phrases } from '@/lib/core/text/phrases'
import { type DocumentPhrase, phrasesEn } from './phrases-en'
import { phrasesEs } from './phrases-es'
import { phrasesPt } from './phrases-pt'

export const documentPhrases: Phrases<DocumentPhrase> = {
  en: phrasesEn,
  'pt-BR': phrasesPt,
  es: phrasesEs,
}
