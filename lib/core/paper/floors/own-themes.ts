import type { FoundThemes, Study, Theme } from '@/lib/contracts/review'
import { THEME_SOURCES_MIN } from '@/lib/contracts/review-limits'
import { findConcept } from '@/lib/core/concepts/glossary'
import { themesByDesign } from '@/lib/core/review/themes-by-design'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import type { FloorContext } from './floor-context'
import { type QuestionConcept, questionConcepts } from './question-concepts'

type Asked = Pick<FloorContext, 'query' | 'locale'>

/**
 * Whether a theme is a concept of the question itself, alone or with a word that any field has ("telework policies"): works are joined by it only because they share nothing
 * else.
 */
export function isOfQuestion(
  { name, concepts }: Pick<Theme, 'name' | 'concepts'>,
  { query }: Pick<Asked, 'query'>,
): boolean {
  const own = [name, ...concepts].map(stemmed)
  return questionConcepts(query)
    .flatMap(everyName)
    .some((one) => own.includes(stemmed(one)) || own.includes(framed(name, one)))
}

/** Also the names that no database is asked for. */
function everyName({ name, names }: QuestionConcept): readonly string[] {
  const known = findConcept(name)?.names
  return [...names, ...(known ? [...known.en, ...known.pt, ...known.es] : [])]
}

/** A concept as a theme names it that adds only how it is run or used: "políticas de", "policies"; '' where the theme adds something else. */
function framed(theme: string, concept: string): string {
  const [words, core] = [cognateStems(theme), cognateStems(concept)]
  const added = words.filter((stem) => stem.length > ARTICLE_LETTERS && !core.includes(stem))
  const isWhole = core.length > 0 && core.every((stem) => words.includes(stem))
  return isWhole && added.every((stem) => framing.has(stem)) ? stemmed(theme) : ''
}

/** "De", "do", "of": shorter words join and name nothing. */
const ARTICLE_LETTERS = 2

/** Folded names of what is done with a thing in any field. */
const framing: ReadonlySet<string> = new Set(
  cognateStems(
    'policy policies política políticas programme programmes program programs programa programas practice practices prática práticas práctica prácticas use uso adoption adoção adopción implementation implementação implementación implantação implantación arrangement arrangements modality modalidade modalidad regime régimen',
  ),
)

const stemmed = (name: string) => cognateStems(name).join(' ')

/**
 * The themes that go beyond the question, with the works that share nothing else as one more. Where all themes are concepts of the question they order nothing: then the
 * kinds of study do, and where there is one kind alone a single theme is left.
 */
export function ownThemes(
  offered: FoundThemes,
  studies: readonly Pick<Study, 'key' | 'design'>[],
  asked: Asked,
): FoundThemes {
  const isAsked = (theme: Theme) => isOfQuestion(theme, asked)
  const found = withoutForeignWords(offered, isAsked)
  const [first, ...further] = found.themes.filter(isAsked)
  if (found.by === 'design' || !first) return found
  const beyond = found.themes.filter((theme) => !isAsked(theme))
  if (beyond.length === 0) {
    const byDesign = themesByDesign(studies, asked.locale)
    if (byDesign.themes.length > 0) return byDesign
  }
  const joined = { ...first, sources: [first, ...further].flatMap(({ sources }) => sources) }
  return joined.sources.length < THEME_SOURCES_MIN ? found : { ...found, themes: [...beyond, joined] }
}

/** A foreign name says nothing to the reader where other themes order the works. */
function withoutForeignWords(found: FoundThemes, isAsked: (theme: Theme) => boolean): FoundThemes {
  const themes = found.themes.filter((theme) => theme.language === undefined || isAsked(theme))
  if (themes.length === found.themes.length || themes.every(isAsked)) return found
  const taken = new Set(themes.flatMap(({ sources }) => sources))
  const left = found.themes.flatMap(({ sources }) => sources).filter((key) => !taken.has(key))
  return { ...found, themes, rest: [...new Set([...found.rest, ...left])] }
}
