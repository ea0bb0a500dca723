import type { Block } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { speak } from '@/lib/core/text/say'
import { designTable } from '../method/design-table'
import { subjectOf } from '../question/recommend-designs'
import { studyPhrases } from './document-phrases'
import { countryName, type SectionWriting, studySection } from './study-sections'
import type { ProposalDocument } from './writing'

/** Countries whose rules the document can name. */
const rulesKnown = ['BR', 'PT', 'ES', 'MX', 'GB', 'US'] as const

/** Where people's own words and pictures stand, though anybody may read them. */
const PLATFORM =
  /(?<!\p{L})(?:WhatsApp|Telegram|Twitter|TikTok|Instagram|Facebook|YouTube|Reddit|Discord)(?!\p{L})/iu
/** That what is to be read is not public; folded. */
const SEALED =
  /\b(?:segredo de justica|sigilo\w*|secreto de sumario|confidencia\w+|sealed|classified|restricted access|acesso restrito|acceso restringido)\b/

/** Animals that are kept or handled; folded. */
const ANIMALS =
  /\b(?:animals?|animais|animales|pigs?|piglets?|swine|suinos?|leito(?:es|as)|porcos?|cerdos?|lechones|cattle|cows?|calves|bovin\w+|vacas?|bezerros?|terneros?|sheep|ovin\w+|goats?|caprin\w+|horses?|equin\w+|rats?|ratos|ratas|mice|camundongos?|ratones|rabbits?|coelhos?|conejos?|chickens?|broilers?|poultry|frangos?|galinhas?|pollos?|gallinas?|dogs?|caes|perros?|cats?|gatos?|tilapias?|peixes|peces|zebrafish)\b/i

/** The condition by which the student says that the material is not public; null where none does. */
function sealedIn({ profile: { constraints } }: ProposalDocument['brief']): string | null {
  return constraints.find((constraint) => SEALED.test(foldAccents(constraint))) ?? null
}

/** Designs in which people speak of what they have lived. */
const withAccounts: readonly DesignId[] = ['interviews', 'case-study', 'mixed-sequential']

/** Who decides and what is asked of participants, by country; without a country that is known here, whom to ask. */
export function ethicsSection(writing: SectionWriting): Block[] {
  const t = speak(studyPhrases, writing.locale)
  const { brief, methodology } = writing.document
  const { study } = brief
  const { design } = methodology
  const country = rulesKnown.find((code) => code === study.country) ?? null
  if (!designTable[design].participants) {
    // Records may be of persons; specimens and programs are none.
    const ofRecords = design === 'secondary-data' || design === 'document-analysis'
    const rules =
      country === null
        ? askCommittee(study.country, writing.locale)
        : `${t(`${country}_data`)} ${t('rulesChange')}`
    const sealed = sealedIn(brief)
    const onAnimals =
      design === 'laboratory-experiment' && ANIMALS.test(foldAccents(`${brief.topic} . ${brief.question}`))
    const platform = PLATFORM.exec(`${brief.topic} . ${brief.question}`)?.[0] ?? null
    return studySection('ethics', t('ethics'), [
      onAnimals
        ? t('animals', { country: study.country ?? 'none' })
        : sealed === null
          ? t('noPeople')
          : t('sealed', { said: sealed }),
      platform === null ? '' : t('platform', { name: platform }),
      study.participants === null || study.participants === 'adults'
        ? ''
        : t('participantsUnasked', { kind: study.participants }),
      ofRecords ? rules : '',
    ])
  }
  const areMinors = study.participants === 'minors' || study.participants === 'minor-patients'
  const arePatients = study.participants === 'patients' || study.participants === 'minor-patients'
  return studySection('ethics', t('ethics'), [
    country === null ? askCommittee(study.country, writing.locale) : `${t(country)} ${t('rulesChange')}`,
    t('consent'),
    withAccounts.includes(design) ? t('support') : '',
    (design === 'experiment' || design === 'quasi-experiment') && subjectOf(brief) === 'treated'
      ? t('registration')
      : '',
    areMinors ? [t('minors'), ...(country === null ? [] : [t(`${country}_minors`)])].join(' ') : '',
    arePatients ? t('patients') : '',
  ])
}

function askCommittee(code: string | null, locale: Locale): string {
  return speak(studyPhrases, locale)('askCommittee', {
    said: code === null ? 'no' : 'yes',
    country: code === null ? '' : countryName(code, locale),
  })
}
