import type { Locale } from '@/lib/contracts/locale'
import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/dialogue-techniques.json'
import es from '@/messages/es/floor/dialogue-techniques.json'
import pt from '@/messages/pt-BR/floor/dialogue-techniques.json'
import { type RegistryEntry, registryOf } from './registry'
import { type TechniqueCategory, type TechniqueId, techniqueIds, techniqueTable } from './technique-table'

export type Technique = RegistryEntry<TechniqueId, TechniqueCategory>

/** One technique in the reader's language. */
export const getTechnique = registryOf(techniqueTable, readWords({ en, 'pt-BR': pt, es }))

/** The whole registry in the reader's language, in menu order. */
export function listTechniques(locale: Locale): readonly Technique[] {
  return techniqueIds.map((id) => getTechnique(id, locale))
}
