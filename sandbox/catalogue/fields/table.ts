import type { Field } from '../phrase'
import { agriculture } from './agriculture'
import { artificialIntelligence } from './artificial-intelligence'
import { chemistry } from './chemistry'
import { computerScience } from './computer-science'
import { economics } from './economics'
import { education } from './education'
import { engineering } from './engineering'
import { environment } from './environment'
import { law } from './law'
import { linguistics } from './linguistics'
import { management } from './management'
import { nursing } from './nursing'
import { psychology } from './psychology'
import { publicHealth } from './public-health'

/** Every field of the catalogue; the order decides the record numbers. */
export const fields: readonly Field[] = [
  education,
  publicHealth,
  nursing,
  computerScience,
  artificialIntelligence,
  management,
  law,
  psychology,
  environment,
  economics,
  engineering,
  agriculture,
  linguistics,
  chemistry,
]
