import type { Lang } from './phrase'
import { chance, pick, type Random } from './random'

/**
 * Family names are put together from syllables so that nobody in particular is meant; given names are ordinary.
 */
const given: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Alice',
    'Benjamin',
    'Chloe',
    'Daniel',
    'Edith',
    'Farah',
    'Grace',
    'Harriet',
    'Imran',
    'Joanna',
    'Kwame',
    'Laura',
    'Martin',
    'Nadia',
    'Oliver',
    'Priya',
    'Ruth',
    'Samuel',
    'Tessa',
    'Walter',
    'Yuki',
    'Zoe',
  ],
  pt: [
    'Ana',
    'Beatriz',
    'Caio',
    'Débora',
    'Eduardo',
    'Fernanda',
    'Gustavo',
    'Helena',
    'Igor',
    'João',
    'Larissa',
    'Marcos',
    'Natália',
    'Otávio',
    'Patrícia',
    'Rafael',
    'Sônia',
    'Tiago',
    'Vanessa',
    'Wagner',
    'Conceição',
    'Luís',
  ],
  es: [
    'Adriana',
    'Bruno',
    'Camila',
    'Diego',
    'Elena',
    'Felipe',
    'Gabriela',
    'Hernán',
    'Inés',
    'Javier',
    'Lucía',
    'Mateo',
    'Nuria',
    'Óscar',
    'Paula',
    'Ramón',
    'Sofía',
    'Tomás',
    'Valeria',
    'Ximena',
    'Andrés',
    'Begoña',
  ],
}

const stems: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Ashl',
    'Bramb',
    'Carv',
    'Dunsl',
    'Elderw',
    'Farnh',
    'Gransb',
    'Harrowb',
    'Ivesd',
    'Kelm',
    'Lorrim',
    'Merric',
    'Norw',
    'Oakh',
    'Penwr',
    'Quillm',
    'Rosth',
    'Stanb',
    'Thornl',
    'Wexh',
  ],
  pt: [
    'Alver',
    'Brand',
    'Camard',
    'Dornel',
    'Esper',
    'Fontan',
    'Galvard',
    'Jordel',
    'Lavrad',
    'Marinh',
    'Novaz',
    'Oliveir',
    'Peixard',
    'Queir',
    'Ramalh',
    'Salgad',
    'Tavarel',
    'Valad',
    'Xavel',
    'Zanar',
  ],
  es: [
    'Almar',
    'Benav',
    'Carran',
    'Domed',
    'Escarl',
    'Fuend',
    'Garmend',
    'Herr',
    'Ibarr',
    'Jaram',
    'Lomand',
    'Montel',
    'Navard',
    'Orteg',
    'Palom',
    'Quesad',
    'Rivald',
    'Salcend',
    'Torral',
    'Zabal',
  ],
}

const endings: Readonly<Record<Lang, readonly string[]>> = {
  en: ['ey', 'orne', 'ington', 'am', 'ode', 'ick', 'ester', 'ow'],
  pt: ['ães', 'inho', 'eira', 'oso', 'es', 'ares', 'im', 'edo'],
  es: ['ares', 'iz', 'eda', 'ola', 'ón', 'uela', 'es', 'ino'],
}

export interface CatalogueAuthor {
  readonly given: string
  readonly family: string
  readonly orcid: string | null
  readonly affiliation: string
}

function surname(random: Random, lang: Lang): string {
  return pick(random, stems[lang]) + pick(random, endings[lang])
}

/** ISO 7064 MOD 11-2, as ORCID uses it. The block 0000-0009-9… is far from the numbers in use. */
function orcid(random: Random): string {
  let digits = '000000099'
  while (digits.length < 15) digits += Math.floor(random() * 10)
  let total = 0
  for (const digit of digits) total = (total + Number(digit)) * 2
  const rest = (12 - (total % 11)) % 11
  const all = digits + (rest === 10 ? 'X' : String(rest))
  return all.replace(/(.{4})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4')
}

export function inventAuthor(random: Random, lang: Lang, affiliation: string): CatalogueAuthor {
  const middle = lang === 'en' && chance(random, 0.4) ? ` ${pick(random, [...'ABCDEFGHJKLMNPRSTW'])}.` : ''
  const first = pick(random, given[lang]) + middle
  const twoSurnames = lang === 'es' ? chance(random, 0.7) : lang === 'pt' && chance(random, 0.45)
  const family = twoSurnames ? `${surname(random, lang)} ${surname(random, lang)}` : surname(random, lang)
  return { given: first, family, orcid: chance(random, 0.4) ? orcid(random) : null, affiliation }
}
