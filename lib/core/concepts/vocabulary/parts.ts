import { business } from './business'
import { computing } from './computing'
import { economics } from './economics'
import { education } from './education'
import { engineering } from './engineering'
import { environment } from './environment'
import { health } from './health'
import { healthPopulations } from './health-populations'
import { healthSettings } from './health-settings'
import { humanities } from './humanities'
import { iberoAmericanPlaces } from './ibero-american-places'
import { physics } from './physics'
import { populations } from './populations'
import { psychology } from './psychology'
import { schoolPopulations } from './school-populations'
import { schoolSettings } from './school-settings'
import { society } from './society'
import type { VocabularyPart } from './vocabulary-part'

/** All parts of the built-in vocabulary. Where two parts share a name, the earlier one keeps it. */
export const vocabularyParts: readonly VocabularyPart[] = [
  healthPopulations,
  schoolPopulations,
  populations,
  business,
  computing,
  economics,
  education,
  engineering,
  environment,
  health,
  healthSettings,
  humanities,
  iberoAmericanPlaces,
  physics,
  psychology,
  schoolSettings,
  society,
]
