import { foldAccents } from '@/lib/core/text/fold-accents'
import { withoutNamesakes } from './namesakes'
import { placesNamed, type Setting } from './study-settings'

/** ISO 3166-1 of the members of the United Nations, with Taiwan and Palestine. Left out for what else their names mean: Chad, Georgia, Jordan, Niger. */
const codes =
  'AF AL DZ AD AO AG AM AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BN BG BF BI KH CM CA CV CF KM CG CD CR CI HR CU CY CZ DK DJ DM DO EG SV GQ ER EE SZ ET FJ FI GA GM GH GR GD GT GN GW GY HT HN HU IS ID IR IQ IE IL JM JP KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI MK NO OM PK PW PA PG PY PH PL QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO KR SS LK SD SR SE CH SY TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE UZ VU VE VN YE ZM ZW TW PS'.split(
    ' ',
  )

/** How English calls what comes from there, where it is another word. */
const adjectives =
  'DK Danish; SE Swedish; NO Norwegian; FI Finnish; IS Icelandic; NL Dutch; NL Netherlands; BE Belgian; CH Swiss; AT Austrian; PL Polish; CZ Czech; HU Hungarian; RO Romanian; GR Greek; TR Turkish; TR Turkey; IL Israeli; PS Palestinian; PS Palestine; PS Gaza; LB Lebanese; IR Iranian; IQ Iraqi; SA Saudi; EG Egyptian; MA Moroccan; JP Japanese; KR Korean; KR Korea; TW Taiwanese; TH Thai; VN Vietnamese; MY Malaysian; ID Indonesian; PH Filipino; PK Pakistani; BD Bangladeshi; LK Sri Lankan; NP Nepalese; NG Nigerian; KE Kenyan; GH Ghanaian; ET Ethiopian; UG Ugandan; TZ Tanzanian; CA Canadian; IE Irish; RU Russian; UA Ukrainian; CU Cuban; BO Bolivian; PY Paraguayan; VE Venezuelan; CR Costa Rican; GT Guatemalan; SG Singaporean; HR Croatian; RS Serbian'
    .split('; ')
    .map((line) => [line.slice(0, 2), line.slice(3)] as const)

/** How Portuguese and Spanish call who comes from there, folded and without ending; what is also a common word is left out. */
const romanceAdjectives =
  'AO angolan; MZ mocambican; MZ mozambiquen; CV cabo-verdian; CV caboverdian; VE venezuelan; VE venezolan; BO bolivian; PY paraguai; PY paraguay; CU cuban; CR costa-riquenh; GT guatemaltec; HN hondurenh; HN honduren; SV salvadorenh; SV salvadoren; PA panamenh; PA panamen; DO dominican; JP japones; KR coreian; KR corean; KR sul-corean; KR surcorean; TR turc; PL polones; PL polac; SE suec; DK dinamarques; DK danes; NL holandes; NL neerlandes; FI finlandes; GR grieg; IR irani; IR iranian; NG nigerian; KE kenian; KE quenian; GH ganes; ET etiope; EG egipci; MA marroqui; IL israelens; IL israeli; CA canadens; CA canadiens; IE irlandes; RO romen; RO rumano'
    .split('; ')
    .map(
      (line) =>
        [
          line.slice(0, 2),
          new RegExp(`(?<![\\p{L}-])${line.slice(3)}(?:[oae]|[oae]s|es|as)?(?![\\p{L}-])`, 'u'),
        ] as const,
    )

/** As authors shorten it; in small letters it is a pronoun. */
const UNITED_STATES = /\bU\. ?S\.|\bUS\b/

interface Country {
  readonly setting: Setting
  readonly named: RegExp
  /** Who comes from there, in folded Portuguese or Spanish. */
  readonly romance: readonly RegExp[]
}

let known: readonly Country[] | null = null

function countries(): readonly Country[] {
  const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' })
  const [en, pt, es] = [namesIn('en'), namesIn('pt-BR'), namesIn('es')]
  return [...new Set(codes)].map((code) => {
    const names = { en: en.of(code) ?? code, pt: pt.of(code) ?? code, es: es.of(code) ?? code }
    const own = adjectives.flatMap(([of, name]) => (of === code ? [name] : []))
    const words = [...new Set([...Object.values(names), ...own])].map((word) =>
      word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    // A name is written with a capital: "guinea pigs" and "a polish" name no country.
    const named = new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?!\\p{L})`, 'u')
    const romance = romanceAdjectives.flatMap(([of, adjective]) => (of === code ? [adjective] : []))
    return { setting: { id: names.en, names, within: '' }, named, romance }
  })
}

/** Countries and world regions that a text names: those of the table, then all others by their names and by what who comes from there is called. */
export function countriesNamed(written: string): readonly Setting[] {
  known ??= countries()
  const text = withoutNamesakes(written)
  const inTable = placesNamed(text)
  const isShort = UNITED_STATES.test(text) && !inTable.some(({ id }) => id === 'United States')
  const folded = foldAccents(text)
  const others = known
    .filter(({ named, romance }) => named.test(text) || romance.some((adjective) => adjective.test(folded)))
    .map(({ setting }) => setting)
  return [...inTable, ...(isShort ? placesNamed('United States') : []), ...others]
}
