import type { Tone } from '@/lib/contracts/document-tree'

/** Colours of a printed page, by their meaning. */
export const toneColours: Readonly<Record<Tone, string>> = {
  ink: '#1a1a1a',
  soft: '#666666',
  line: '#c8c8c8',
  accent: '#2f5d8a',
  warn: '#b3541e',
  paper: '#ffffff',
}
