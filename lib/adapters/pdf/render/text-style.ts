import { LINE_EM, type TextRule } from '@/lib/core/documents/layout/layout-style'

/** A rule of the layout in the words of the renderer. */
export function textStyle(rule: TextRule) {
  return {
    fontSize: rule.size,
    lineHeight: rule.lines * LINE_EM,
    textAlign: rule.align,
    textIndent: rule.firstIndent,
    marginLeft: rule.left,
    marginTop: rule.before,
    marginBottom: rule.after,
    fontWeight: rule.bold ? 700 : 400,
    fontStyle: rule.italic ? 'italic' : 'normal',
  } as const
}

/** Noto Serif, as shares of the type size: what a line takes above and below its baseline, and the height of figures. */
export const FACE_EM = { ascent: 1.069, descent: 0.293, figure: 0.714 } as const

/**
 * Text that is known only when its page is. It has no line height: the renderer takes one that it has already turned into
 * points for a multiple of the size when it lays such text out again.
 */
export function lateText(fontSize: number) {
  return { position: 'absolute', fontSize, textAlign: 'right' } as const
}

/**
 * A penalty at which no line is broken. Without it the renderer may break, and put a hyphen, wherever two pieces of one word
 * meet: between a citation and its full stop, or within a word that is half in italics.
 */
export const NO_HYPHENS = 10_000
