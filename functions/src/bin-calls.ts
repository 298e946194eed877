/** What was deleted lies in the bin for a while (REACH-10). */
import './platform/global-options'
import * as emptying from './bin/empty'
import * as bin from './bin/list'
import * as restoring from './bin/restore'
import { onCall } from './platform/on-call'
import { TICKET_KEY } from './platform/params'

export const listDeleted = onCall(bin.listDeleted)
export const restoreAnswer = onCall(restoring.restoreAnswer)
export const eraseAnswer = onCall({ secrets: [TICKET_KEY] }, emptying.eraseAnswer)
