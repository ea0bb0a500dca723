import { decodeLatex } from './decode-latex'

/** BibLaTeX's annotations of the single values of a list, as in 1="director"; 2=writer, by the place of the value from 1. */
export function annotationsOf(annotation: string | undefined): ReadonlyMap<number, string> {
  const parts = (annotation ?? '').split(';').map((part): [number, string] => {
    const [place = '', ...value] = part.split('=')
    return [Number(place), decodeLatex(value.join('=').trim().replace(/^"|"$/g, '')).trim()]
  })
  return new Map(parts.filter(([place, value]) => place > 0 && value !== ''))
}
