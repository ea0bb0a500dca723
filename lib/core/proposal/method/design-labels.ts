import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-design-labels.json'
import es from '@/messages/es/floor/proposal-design-labels.json'
import pt from '@/messages/pt-BR/floor/proposal-design-labels.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** Designs by the shortest name that stands in a list. */
export const designLabels = words('labels')
