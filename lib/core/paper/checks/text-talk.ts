import { sidedWords } from '@/lib/core/ledger/polarity'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { hasFigure } from './recount-paper'

/** A part of the text and what it does, folded, three languages. */
const TELLS_OF =
  /^(?:this|the (?:next|following|previous|present|last)) (?:chapter|section|subsection|part|table|review|paper) (?:reviews?|turns to|deals with|describes?|presents?|sets out|introduces?|looks at|lists?|compares?|summari[sz]es?|takes up|follows|returns to)\b|^(?:este|esta|o proximo|a proxima|o presente|a presente|el presente|la presente|el proximo|la proxima) (?:capitulo|secao|subsecao|parte|tabela|revisao|artigo|seccion|apartado|tabla|revision|articulo) (?:reve|revisa|trata|descreve|describe|apresenta|presenta|expoe|expone|introduz|introduce|olha|mira|lista|compara|resume|retoma|segue|sigue|volta|vuelve)\b|^(?:o capitulo|a secao|a parte|el capitulo|la seccion|la parte) (?:seguinte|siguiente|anterior) (?:reve|revisa|trata|descreve|describe|apresenta|presenta|expoe|expone|introduz|introduce|lista|compara|resume|retoma|segue|sigue|volta|vuelve)\b/
/** What follows would be told of the world, not of the text. */
const ASSERTS =
  /\b(?:that|because|since|which|proof|proves?|proven|harms?|benefits?|causes?|que (?:o|a|os|as|el|la|los|las)|porque|pois|provas?|pruebas?|danos?|danhos?|beneficios?|causas?)\b/

/** A thing to write about, and no bound that anything has. */
const LIMITS_OF = /\bthe (?:limits|limitations)(?= of\b)/g

/** Whether a sentence only says what a part of the text is about: no side is taken, nothing counted, nothing claimed in a clause of its own. Never throws. */
export function isTextTalk(sentence: string): boolean {
  const folded = foldAccents(sentence).trim()
  return (
    TELLS_OF.test(folded) &&
    !ASSERTS.test(folded) &&
    !hasFigure(sentence) &&
    sidedWords(folded.replace(LIMITS_OF, ' ')).length === 0
  )
}
