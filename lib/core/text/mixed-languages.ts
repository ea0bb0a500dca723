/** Small words that only one of the three languages has, and no name or term is made of. */
const onlyOf = [
  'the and but because about from with without which how what for of is are in',
  'não são também então porém depois com uma dos das pelo pela nos nas muito meu minha quero',
  'en pero también aunque entonces porque según los las del muy quiero mi cómo qué con y hacia',
].map((words) => new Set(words.split(' ')))

/** "In vitro" is no English, "en masse" no Spanish. */
const latin =
  /(?<!\p{L})(?:in (?:vitro|vivo|situ|loco|silico|company)|en (?:route|bloc|masse|suite|passant))(?!\p{L})/gu

/** Whether a text speaks English, Portuguese and Spanish at once, so that what its words mean is a guess. Foreign terms alone ("home office") are no language. Pure. */
export function mixesLanguages(text: string): boolean {
  const said =
    text
      .toLowerCase()
      .slice(0, 2_000)
      .replace(latin, ' ')
      .match(/\p{L}+/gu) ?? []
  return onlyOf.every((words) => said.some((word) => words.has(word)))
}
