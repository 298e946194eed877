import type { FormDefinition } from '../form-definition'
import { BUILDING_PLANS } from './building-plans'
import { CONCERT } from './concert'
import { HOUSEHOLD_SURVEY } from './household-survey'
import { LICENCE_RENEWAL } from './licence-renewal'
import { MINOR_WORKS } from './minor-works'
import { PARTICIPATORY_BUDGET } from './participatory-budget'
import { POTHOLES } from './potholes'
import { RECORDS } from './records'
import { SATISFACTION } from './satisfaction'
import { SHOP_INSPECTION } from './shop-inspection'
import { STREET_EVENT } from './street-event'
import { STREET_LIGHTS } from './street-lights'
import { TERRACES } from './terraces'
import { TREE_SURVEY } from './tree-survey'
import { WORKSHOP_ENROLMENT } from './workshops'

export const FORMS: readonly FormDefinition[] = [
  SHOP_INSPECTION,
  TREE_SURVEY,
  STREET_LIGHTS,
  WORKSHOP_ENROLMENT,
  MINOR_WORKS,
  SATISFACTION,
  RECORDS,
  STREET_EVENT,
  HOUSEHOLD_SURVEY,
  TERRACES,
  PARTICIPATORY_BUDGET,
  POTHOLES,
  CONCERT,
  LICENCE_RENEWAL,
  BUILDING_PLANS,
]
