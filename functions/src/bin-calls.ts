/** What was deleted lies in the bin for a while (REACH-10). */
import './platform/global-options'
import { onCall } from './platform/on-call'
import { TICKET_KEY } from './platform/params'

export const { listDeleted } = onCall('listDeleted', () => import('./bin/list'))
export const { restoreAnswer } = onCall('restoreAnswer', () => import('./bin/restore'))
export const { eraseAnswer } = onCall('eraseAnswer', () => import('./bin/empty'), { secrets: [TICKET_KEY] })
export const { listDeletedForms } = onCall('listDeletedForms', () => import('./bin/list-forms'))
export const { restoreForm } = onCall('restoreForm', () => import('./bin/forms'))
export const { eraseForm } = onCall('eraseForm', () => import('./bin/erase-forms'))
