/** Months and days as written in the three languages; English "may" and "march" need a capital and a year. */
const month =
  '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|setiembre|octubre|noviembre|diciembre|January|February|March|April|May|June|July|August|September|October|November|December)'
const weekday =
  '(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|lunes|martes|miércoles|jueves|viernes|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)'
const season = '(?:inverno|verão|outono|primavera|invierno|verano|otoño|spring|summer|autumn|winter|fall)'
const year = '(?:1[5-9]|20)\\d\\d'
const count =
  '(?:\\d{1,2}|dois|duas|dos|tr[eê]s|quatro|cuatro|cinco|seis|sete|siete|oito|ocho|nove|nueve|dez|diez|doze|doce|quinze|quince|vinte|veinte|trinta|treinta|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'

/** Years, periods, centuries, decades, seasons, months, school terms and named times, in three languages. */
const timePatterns: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${month}(?: (?:de |of )?${year})? (?:e|y|a|até|hasta|to|and|until) ${month}(?: (?:de |del |of )?${year})?(?!\\p{L})`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})(?:${weekday} (?:de |of |in )?)?${month},? (?:de |del )?(?:${year})(?!\\d)`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:(?:primeiro|segundo|terceiro|quarto|primer|tercer|cuarto|\\d[ºª°o]?) (?:bimestre|trimestre|semestre|cuatrimestre|quadrimestre)|(?:spring|summer|autumn) (?:term|semester))(?: (?:letivo )?(?:de |del )?${year})?(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})${season} (?:de |del |of )${year}(?!\\d)`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:(?:[úu]ltim[ao]s|pasad[ao]s|last|past|previous) ${count} (?:anos|años|meses|d[eé]cadas|years|months|decades)|(?:[úu]ltimos anos|[úu]ltimos años|recent years|[úu]ltima d[eé]cada|(?:last|past) decade))(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<=\\b(?:em|de|desde|durante|en|in|since|during) )${month}(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:(?:segundas?|terças?|quartas?|quintas?|sextas?)-feiras?|(?<=(?:los|aos|on) )${weekday})(?: de ${season})?(?!\\p{L})`,
    'giu',
  ),
  /\b(?:weekday|weekend) (?:mornings?|afternoons?|evenings?|nights?)\b/giu,
  /\ba[nñ]os (?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)\b|\banos (?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)\b/giu,
  /\b(?:1[5-9]|20)\d\d\s?(?:[-–—/]|a|e|y|to|até|hasta|and)\s?(?:(?:1[5-9]|20)\d\d|\d\d)\b/giu,
  /\b(?:primeira |segunda |primera |segunda )?(?:metade|mitad)? ?(?:do |del |no |en el |o |el )?s[eé]culos? (?:[IVX]+|\d{1,2})(?: (?:e|y|a|ao|al) [IVX]+)?(?=\P{L}|$)/giu,
  /\b(?:early |late |mid-)?(?:nineteenth|twentieth|twenty-first|eighteenth|seventeenth|sixteenth|\d\dth|\d1st)[- ]centur(?:y|ies)\b/giu,
  /\b(?:d[eé]cadas?|anos|a[nñ]os) (?:de |dos anos |los a[nñ]os )?(?:19|20)?\d0s?\b/giu,
  /\b(?:the )?(?:19|20)\d0s\b/giu,
  /\b(?:primeira|segunda|primera|nova|velha) rep[uú]blica\b/giu,
  /\b(?:rep[uú]blica velha|estado novo|era vargas|ditadura militar|dictadura militar|brasil imp[eé]rio|brasil col[oô]nia)\b/giu,
  /\b(?:primeira|segunda|primera|first|second) (?:guerra mundial|world war)\b/giu,
  /\b(?:p[oó]s-?pandemia|post-?pandemi[ac]|pospandemia)\b/giu,
  /\b(?:pandemia|pandemic)(?: (?:de|da|do|por|del) (?:la )?(?:covid(?:-?19)?|coronav[ií]rus))?(?=\P{L}|$)/giu,
  /\b(?:covid(?:-?19)? )pandemic\b/giu,
  /\b(?:spring|summer|autumn|winter)(?: (?:19|20)\d\d)?\b(?=s?$|[\s,.;:?)]*(?:$|of|in|afternoon|morning|season|month))/giu,
  /\b(?:primeiros? |primeros? )?(?:\d{1,2}|dois|dos|tr[eê]s|tres|quatro|cuatro|cinco|seis|sete|siete|oito|ocho|nove|nueve|dez|diez|doze|doce|two|three|four|five|six|twelve) (?:meses|months|anos de vida|a[nñ]os de vida)\b/giu,
  /\b(?:entre|durante|desde|between|since|de) ((?:1[5-9]|20)\d\d)\b/giu,
  /\b(?:durante o|durante el|durante la|durante a|no|na|en|en el|en la) (inverno|verão|outono|primavera|invierno|verano|otoño)(?=\P{L}|$)/giu,
  /\b(?:1[5-9]\d\d|20\d\d)\b/gu,
]

export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Where the text names a time, in reading order; spans do not overlap. A word that only leads to a year is left out. */
export function timeSpans(text: string): readonly TextSpan[] {
  const found: TextSpan[] = []
  for (const pattern of timePatterns) {
    for (const match of text.matchAll(pattern)) {
      const said = match[1] ?? match[0]
      const start = match.index + match[0].indexOf(said)
      const trimmed = said.replace(/^\s+/, '')
      const span = { start: start + said.length - trimmed.length, end: start + said.trimEnd().length }
      if (found.every((other) => span.end <= other.start || span.start >= other.end)) found.push(span)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
