import type { LibrarySettings, SecretName } from './connector'

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
  /** Services that ask who is calling are given the administrator's address. */
  readonly hasContact: boolean
  /** The project the visitor came from, most likely: the one last touched; null when there is none. */
  readonly latest: { readonly id: string; readonly title: string } | null
}
