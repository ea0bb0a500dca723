import { foldAccents } from '@/lib/core/text/fold-accents'

/** Figures, tests and words of comparison, as results are told; English, Portuguese and Spanish, without accents. */
const RESULT_SIGNS =
  /\bp\s*[<=>]\s*0|95 ?%|\bci\b|\bic\b|signific|±|\d ?%|\bmeans?\b|media|higher|lower|maior|menor|mayor|increas|aument|decreas|reduc|reduz|diminu|improv|melhor|mejor|differ|difer/g
/** So many of them are as many as results have. */
const SIGNS_ENOUGH = 6
const RESULT_HEADING = /result|abstract|resumo|resumen|conclus|finding|achado|hallazgo/
const FURNITURE_HEADING =
  /referenc|acknowledg|agradec|competing|conflict|conflito|conflicto|funding|financia|author contrib|abbreviat|supplementary/
const ABOUT_EFFECTS =
  /\b(?:effects?|affects?|compar\w*|versus|vs|increas\w*|reduc\w*|improv\w*|efeitos?|efectos?|afetam?|afectan?|aument\w*|reduz\w*|diminu\w*|melhor\w*|mejor\w*)\b/

/** 0–1: how much a passage reads like results. */
export function resultSigns01(text: string): number {
  return Math.min(1, (foldAccents(text).match(RESULT_SIGNS)?.length ?? 0) / SIGNS_ENOUGH)
}

/** What the headings above a passage say of it. */
export function headingKind(headings: readonly string[]): 'results' | 'furniture' | 'other' {
  const folded = foldAccents(headings.join(' '))
  if (FURNITURE_HEADING.test(folded)) return 'furniture'
  return RESULT_HEADING.test(folded) ? 'results' : 'other'
}

/** Whether a question asks what something does to something else. */
export const isAboutEffects = (question: string): boolean => ABOUT_EFFECTS.test(foldAccents(question))
