import type { Theme } from '@/lib/contracts/review'
import { THEMES_MAX } from '@/lib/contracts/review-limits'

/** What a student does to the themes before agreeing on them. */
export type ThemeEdit =
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'merge'; readonly id: string; readonly into: string }
  | {
      readonly kind: 'split'
      readonly id: string
      readonly sources: readonly string[]
      readonly name: string
    }
  | { readonly kind: 'move'; readonly source: string; readonly to: string | null }
  | { readonly kind: 'drop'; readonly id: string }

/**
 * The themes after an edit; the same where it cannot be made (an unknown theme, a name that is empty, a sixth theme, a split that leaves a side
 * empty). A theme that loses its last source goes.
 */
export function editThemes(themes: readonly Theme[], edit: ThemeEdit): readonly Theme[] {
  switch (edit.kind) {
    case 'rename': {
      const name = edit.name.trim().slice(0, 120)
      return name === ''
        ? themes
        : themes.map((theme) => (theme.id === edit.id ? renamed(theme, name) : theme))
    }
    case 'drop':
      return themes.filter(({ id }) => id !== edit.id)
    case 'merge':
      return merged(themes, edit)
    case 'split':
      return split(themes, edit)
    case 'move':
      return themes
        .map((theme) => {
          const others = theme.sources.filter((key) => key !== edit.source)
          return { ...theme, sources: theme.id === edit.to ? [...others, edit.source] : others }
        })
        .filter(({ sources }) => sources.length > 0)
  }
}

/** The theme under a name that the student gave it: in whose language that is, is theirs to know. */
export function renamed({ language: _, ...theme }: Theme, name: string): Theme {
  return { ...theme, name }
}

function merged(
  themes: readonly Theme[],
  { id, into }: { readonly id: string; readonly into: string },
): readonly Theme[] {
  const gone = themes.find((theme) => theme.id === id)
  if (!gone || id === into || !themes.some((theme) => theme.id === into)) return themes
  return themes.flatMap((theme) => {
    if (theme.id === id) return []
    if (theme.id !== into) return [theme]
    const sources = [...new Set([...theme.sources, ...gone.sources])]
    return [{ ...theme, concepts: [...new Set([...theme.concepts, ...gone.concepts])].slice(0, 12), sources }]
  })
}

function split(
  themes: readonly Theme[],
  { id, sources, name }: { readonly id: string; readonly sources: readonly string[]; readonly name: string },
): readonly Theme[] {
  const whole = themes.find((theme) => theme.id === id)
  const taken = whole?.sources.filter((key) => sources.includes(key)) ?? []
  const isSplit = whole && taken.length > 0 && taken.length < whole.sources.length
  if (!isSplit || themes.length >= THEMES_MAX || name.trim() === '') return themes
  const rest = { ...whole, sources: whole.sources.filter((key) => !taken.includes(key)) }
  const fresh: Theme = { id: freeId(themes), name: name.trim().slice(0, 120), concepts: [], sources: taken }
  return themes.flatMap((theme) => (theme.id === id ? [rest, fresh] : [theme]))
}

function freeId(themes: readonly Theme[]): string {
  const taken = new Set(themes.map(({ id }) => id))
  for (let at = 1; ; at += 1) if (!taken.has(`own-${at}`)) return `own-${at}`
}
