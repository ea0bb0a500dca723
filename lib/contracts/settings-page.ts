import type { LibrarySettings, SecretName } from './connector'
import type { EmbeddingState } from './embedding-state'

/** A key as the browser may know it: that it is saved, never what it is. */
interface KeyState {
  readonly name: SecretName
  /** When it was saved, ISO 8601; null when it is not. */
  readonly savedAt: string | null
  /** The administrator gave this server a key of its own, used when the visitor has none. */
  readonly serverHasOne: boolean
}

export interface SettingsPage {
  readonly keys: readonly KeyState[]
  readonly library: LibrarySettings
  /** `provider/model`, or null when what is built in writes. */
  readonly model: string | null
  readonly embedding: EmbeddingState
  /** The administrator named a notebook server. */
  readonly hasNotebookServer: boolean
  /** Services that ask who is calling are given the administrator's address. */
  readonly hasContact: boolean
  /** Whose data they are that can be taken along and deleted. */
  readonly person:
    | { readonly kind: 'nobody' | 'guest' }
    | { readonly kind: 'account'; readonly email: string }
  /** Days until deleted projects, and the work of guests who do not come back, are gone for good. */
  readonly kept: { readonly deletedDays: number; readonly guestDays: number }
  /** The project the visitor came from, most likely: the one last touched; null when there is none. */
  readonly latest: { readonly id: string; readonly title: string } | null
}
