/** What was deleted lies in the bin for a while (REACH-10). */
import './platform/global-options'
import * as emptying from './bin/empty'
import * as erasingForms from './bin/erase-forms'
import * as forms from './bin/forms'
import * as bin from './bin/list'
import * as listingForms from './bin/list-forms'
import * as restoring from './bin/restore'
import { onCall } from './platform/on-call'
import { TICKET_KEY } from './platform/params'

export const listDeleted = onCall(bin.listDeleted)
export const restoreAnswer = onCall(restoring.restoreAnswer)
export const eraseAnswer = onCall({ secrets: [TICKET_KEY] }, emptying.eraseAnswer)
export const listDeletedForms = onCall(listingForms.listDeletedForms)
export const restoreForm = onCall(forms.restoreForm)
export const eraseForm = onCall(erasingForms.eraseForm)
