import { isPersonName } from '@/lib/core/identity/printed-name'
import type { Line } from './lines'

/** What a title page of a thesis says of itself. */
const DEGREE =
  /\b(?:tese|disserta[çc][ãa]o|monografia|trabalho de (?:conclus[ãa]o|curso)|tesis|tesina|trabajo (?:de|fin de) (?:grado|m[áa]ster)|memoria para|thesis|dissertation|p[óo]s-?gradua[çc][ãa]o|bacharelado|mestrado|doutorado|maestr[íi]a|doctorado)\b/iu
const HOUSE =
  /\b(?:universi\p{L}+|institut\p{L}+|faculdade|facultad|faculty|escola|escuela|school|college|n[úu]cleo|centro|departa?ment\p{L}*|programa|curso|campus)\b/iu
/** Whoever guided or judged the work stands on this line, or on the next. */
const GUIDE =
  /^(?:co-?)?(?:orienta|director|diretor|advis|supervis|tutor|asesor|prof\b|dra?\.|banca|examin|jurado|tribunal)/iu
/** Before the author, on the same line or the one above. */
const AUTHOR =
  /\b(?:autor(?:a|es|as)?|author|tesista|alun[ao]|discente|elaborad[ao] por|por|by|presentad[ao] por|apresentad[ao] por)\s*:?\s*/iu
const YEAR_LINE = /^(?:\p{L}[\p{L}\s.,/–-]{0,40}[\s,]\s?)?(?:19|20)\d{2}\.?$/u
const LINES_MAX = 30
const CHARS_MAX = 110

/**
 * The names of the authors on the title page of a thesis, which may stand above the title; neither guides, juries nor the place
 * above the year are authors. Null where the page is no such page.
 */
export function coverAuthors(lines: readonly Line[], title: readonly Line[]): string[] | null {
  const page = lines
    .filter((line) => line.page === title[0]?.page && !title.includes(line) && /\p{L}|\d/u.test(line.text))
    .sort((one, other) => one.y - other.y)
    .map(({ text }) => text.trim())
  const year = page.findLastIndex((text) => YEAR_LINE.test(text))
  const isCover =
    page.length <= LINES_MAX &&
    page.every((text) => text.length <= CHARS_MAX) &&
    year >= page.length - 2 &&
    page.some((text) => HOUSE.test(text)) &&
    [...page, ...title.map(({ text }) => text)].some((text) => DEGREE.test(text))
  if (!isCover || year < 0) return null
  const named = page.flatMap((text, at) => {
    const before = page[at - 1] ?? ''
    const name = text.replace(AUTHOR, (mark, place: number) => (place === 0 ? '' : mark))
    const isGuide = GUIDE.test(text) || (GUIDE.test(before) && !isPersonName(before))
    const isName = isPersonName(name) && !HOUSE.test(name) && !DEGREE.test(name)
    if (!isName || isGuide || at === year || at === year - 1) return []
    return [{ name, isTold: name !== text || new RegExp(`${AUTHOR.source}$`, 'iu').test(before) }]
  })
  const told = named.filter(({ isTold }) => isTold)
  return (told.length > 0 ? told : named).map(({ name }) => name)
}
