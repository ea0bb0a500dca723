import { annotationsOf } from './bibtex-annotations'
import { replaceText, setText } from './build-item'
import type { CslItem } from './csl-item'
import { decodeLatex } from './decode-latex'

/** Entry types of biblatex-apa for law, by the CSL type that is written alike. */
export const legalTypes: ReadonlyMap<string, CslItem['type']> = new Map([
  ['legmaterial', 'bill'],
  ['legadminmaterial', 'regulation'],
  ['constitution', 'legislation'],
])

/** Abbreviations of the states in legal citations, after The Bluebook, 21st ed., table T1.3. */
const stateNames =
  'us=U.S.|un=U.N.|alabama=Ala.|alaska=Alaska|arizona=Ariz.|arkansas=Ark.|california=Cal.|colorado=Colo.|' +
  'connecticut=Conn.|delaware=Del.|florida=Fla.|georgia=Ga.|hawaii=Haw.|idaho=Idaho|illinois=Ill.|indiana=Ind.|iowa=Iowa|' +
  'kansas=Kan.|kentucky=Ky.|louisiana=La.|maine=Me.|maryland=Md.|massachusetts=Mass.|michigan=Mich.|minnesota=Minn.|' +
  'mississippi=Miss.|missouri=Mo.|montana=Mont.|nebraska=Neb.|nevada=Nev.|newhampshire=N.H.|newjersey=N.J.|' +
  'newmexico=N.M.|newyork=N.Y.|northcarolina=N.C.|northdakota=N.D.|ohio=Ohio|oklahoma=Okla.|oregon=Or.|pennsylvania=Pa.|' +
  'rhodeisland=R.I.|southcarolina=S.C.|southdakota=S.D.|tennessee=Tenn.|texas=Tex.|utah=Utah|vermont=Vt.|virginia=Va.|' +
  'washington=Wash.|westvirginia=W. Va.|wisconsin=Wis.|wyoming=Wyo.'
const states: ReadonlyMap<string, string> = new Map(
  [...stateNames.matchAll(/(\w+)=([^|]+)/g)].map(([, name = '', short = '']) => [name, short]),
)
const chambers: Readonly<Record<string, string>> = { senate: 'S.', house: 'H.R.' }
/** Kinds of legal papers that biblatex-apa names by keys (APA 7, 11.6 and 11.7). */
const legalKinds: Readonly<Record<string, string>> = {
  resolution: 'Res.',
  concurrentresolution: 'Con. Res.',
  conres: 'Con. Res.',
  jointresolution: 'J. Res.',
  report: 'Rep.',
  execorder: 'Exec. Order',
}

/** Volume, reporter and first page: "347 U.S. 483", "576 U.S. ___". */
const RULING = /^(\d{1,5}) (.{2,40}?) (\d{1,6}|_{1,6})$/

type Fields = ReadonlyMap<string, string>

/** Fills a legal item from BibLaTeX's fields: where it is printed goes to `container-title`, the court to `authority`. */
export function readLaw(item: CslItem, entryType: string, fields: Fields): void {
  if (entryType === 'constitution') readConstitution(item, fields)
  else if (item.type === 'legal_case') readRuling(item, fields)
  else if (item.type === 'bill' || item.type === 'legislation' || item.type === 'regulation')
    readStatute(item, entryType, fields)
}

function textsOf(fields: Fields, name: string): string[] {
  return (fields.get(name) ?? '')
    .split(/\s+and\s+/)
    .map(decodeLatex)
    .filter(Boolean)
}

function readStatute(item: CslItem, entryType: string, fields: Fields): void {
  const places = [...textsOf(fields, 'citation'), ...textsOf(fields, 'location')]
  if (places.length === 0 && !legalTypes.has(entryType)) return
  setText(item, 'container-title', places.join(', '))
  delete item['publisher-place']
  const [source = '', kind = ''] = ['source', 'type'].map((name) => decodeLatex(fields.get(name) ?? ''))
  const genre = [chambers[source.toLowerCase()], legalKinds[kind.toLowerCase()] ?? kind]
    .filter(Boolean)
    .join(' ')
  replaceText(item, 'genre', genre)
  if (source.toLowerCase() in chambers) item.type = 'bill'
  setText(item, 'number', decodeLatex(fields.get('number') ?? ''))
  setText(item, 'status', decodeLatex(fields.get('note') ?? ''))
}

/** "S.C. Const., art. IX, § 3", "U.N. Charter art. 1, para. 3", "U.S. Const. amend. XVIII (repealed 1933)" (APA 7, 11.9). */
function readConstitution(item: CslItem, fields: Fields): void {
  const text = (name: string) => decodeLatex(fields.get(name) ?? '')
  const marked = (sign: string, name: string) => (text(name) === '' ? '' : `${sign} ${text(name)}`)
  const source = states.get(text('source').toLowerCase().replace(/\s/g, '')) ?? text('source')
  const isCharter = /charter/i.test(text('type'))
  const places = [
    ['art.', 'article'],
    ['§', 'section'],
    ['para.', 'paragraph'],
  ] as const
  const parts = places.map(([sign, name]) => marked(sign, name)).filter(Boolean)
  const amendment = marked('amend.', 'amendment')
  const name = `${source} ${isCharter ? 'Charter' : 'Const.'}`.trim()
  const place = amendment || parts.join(', ')
  const year = item.issued?.['date-parts']?.[0]?.[0] ?? ''
  const note = [text('note') || text('pubstate'), year].filter((part) => part !== '').join(' ')
  delete item.genre
  delete item.issued
  delete item.status
  const whole = [name, place].filter(Boolean).join(amendment || isCharter ? ' ' : ', ')
  replaceText(item, 'title', note === '' ? whole : `${whole} (${note})`)
  replaceText(item, 'title-short', whole)
}

/**
 * One reporter is volume, title and page. Several ("17 Cal.3d 425 and 131 Cal. Rptr. 14") stay one text, each with the
 * court and the year that its annotations give; the last court is that of the ruling.
 */
function readRuling(item: CslItem, fields: Fields): void {
  const reports = textsOf(fields, 'citation')
  const courts = annotationsOf(fields.get('citation+an:citeorg'))
  const years = annotationsOf(fields.get('citation+an:citedate'))
  setText(item, 'authority', decodeLatex(fields.get('organization') ?? '') || courts.get(reports.length))
  const [only = ''] = reports
  const ruling = reports.length === 1 ? RULING.exec(only) : null
  if (ruling !== null) {
    setText(item, 'volume', ruling[1])
    setText(item, 'container-title', ruling[2])
    setText(item, 'page', ruling[3])
    return
  }
  const last = reports.length
  const texts = reports.map((report, at) => {
    const place = at + 1
    const said = place === last ? '' : [courts.get(place), years.get(place)].filter(Boolean).join(' ')
    return said === '' ? report : `${report} (${said})`
  })
  setText(item, 'container-title', texts.join(', '))
  if (years.has(last)) delete item['original-date']
}
