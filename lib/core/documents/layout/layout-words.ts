import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/layout.json'
import es from '@/messages/es/floor/layout.json'
import pt from '@/messages/pt-BR/floor/layout.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** The words that a layout adds to a document, in the document's language; `ownWork` stands behind "Source:" when nothing else is named. */
export const layoutWords = words('words')
