/**
 * All functions by their names. Each loads its own code when it is called first: what an instance does not run, such as
 * PDFs, would only make it start later and take more memory (OPS-10).
 */
import './platform/global-options'
// Whoever deploys asks for all settings, also those of code that is not loaded yet.
import './limits/params'
import { beforeUserCreated } from 'firebase-functions/v2/identity'
import { onCall } from './platform/on-call'
import { onRead } from './platform/on-read'
import { onNotice, onPost } from './platform/on-post'
import {
  FACTOR_KEY,
  MUNICORE_KEY,
  PORTAL_KEY,
  REDSYS_KEYS,
  SMTP_PASSWORD,
  TICKET_KEY,
  TURNERO_KEY,
} from './platform/params'

export * from './event-triggers'
export * from './public-pages'
export * from './scheduled'

/** What takes much memory has an instance to itself. */
const ALONE = { memory: '1GiB', timeoutSeconds: 120, concurrency: 1 } as const

export const { openSession } = onCall('openSession', () => import('./sign-in/open-session'), {
  secrets: [FACTOR_KEY],
})

// The second factor (OPS-01).
export const { getFactor } = onCall('getFactor', () => import('./factor/own'), { secrets: [FACTOR_KEY] })
export const { beginFactor } = onCall('beginFactor', () => import('./sign-in/set-up-factor'), {
  secrets: [FACTOR_KEY],
})
export const { confirmFactor } = onCall('confirmFactor', () => import('./sign-in/set-up-factor'), {
  secrets: [FACTOR_KEY],
})
export const { proveFactor } = onCall('proveFactor', () => import('./factor/own'), { secrets: [FACTOR_KEY] })
export const { changeFactor } = onCall('changeFactor', () => import('./factor/own'), {
  secrets: [FACTOR_KEY],
})
export const { resetFactor } = onCall('resetFactor', () => import('./factor/reset'), {
  secrets: [SMTP_PASSWORD],
})

export const { beginPasskey } = onCall('beginPasskey', () => import('./factor/own-passkeys'), {
  secrets: [FACTOR_KEY],
})
export const { addPasskey } = onCall('addPasskey', () => import('./factor/own-passkeys'), {
  secrets: [FACTOR_KEY],
})
export const { removePasskey } = onCall('removePasskey', () => import('./factor/own-passkeys'), {
  secrets: [FACTOR_KEY],
})
export const { askPasskey } = onCall('askPasskey', () => import('./factor/own-passkeys'), {
  secrets: [FACTOR_KEY],
})

/** Only projects with Identity Platform take it, so it is deployed where the setting says so. */
export const refuseRegistration =
  process.env.SELF_REGISTRATION === 'off'
    ? beforeUserCreated(async (event) =>
        (await import('./users/refuse-registration')).refuseRegistration(event),
      )
    : undefined

export const { getSignInMethods } = onCall('getSignInMethods', () => import('./session/switches'))

export const { renewSession } = onCall('renewSession', () => import('./session/renew-session'))
export const { closeSessions } = onCall('closeSessions', () => import('./session/close-asked'))

export const { saveUser } = onCall('saveUser', () => import('./users/save-user'), { secrets: [MUNICORE_KEY] })

// Who came from the town hall's provider and has no user (USER-06).
export const { askPasswordMail } = onCall('askPasswordMail', () => import('./users/ask-password-mail'))
export const { getPasswordRange } = onCall('getPasswordRange', () => import('./users/password-range'))
export const { getAccessRequest } = onCall('getAccessRequest', () => import('./requests/get-request'))
export const { requestAccess } = onCall('requestAccess', () => import('./requests/request-access'))
export const { decideAccess } = onCall('decideAccess', () => import('./requests/decide-access'), {
  secrets: [MUNICORE_KEY, SMTP_PASSWORD],
})

export const { endUser } = onCall('endUser', () => import('./users/end-user'))

export const { getListaPaises } = onCall('getListaPaises', () => import('./geography/get-lista-paises'))

export const { getTurneroGroupProcedure } = onCall(
  'getTurneroGroupProcedure',
  () => import('./turnero/get-group-procedure'),
  { secrets: [TURNERO_KEY] },
)
export const { getTurneroEncryptCode } = onCall(
  'getTurneroEncryptCode',
  () => import('./turnero/get-encrypt-code'),
  { secrets: [TURNERO_KEY] },
)
export const { getAppointment } = onCall('getAppointment', () => import('./turnero/get-appointment'), {
  secrets: [TURNERO_KEY],
})
export const { getCitizenOAToken } = onCall('getCitizenOAToken', () => import('./portal/booking-token'), {
  secrets: [PORTAL_KEY],
})

export const { getMuniCoreAreas } = onCall('getMuniCoreAreas', () => import('./municore/get-areas'), {
  secrets: [MUNICORE_KEY],
})
export const { createTipoIncidencia } = onCall(
  'createTipoIncidencia',
  () => import('./municore/create-incident-type'),
  { secrets: [MUNICORE_KEY] },
)

export const { getCitizen } = onCall('getCitizen', () => import('./municore/get-citizen'), {
  secrets: [MUNICORE_KEY],
})
export const { getCitizenByHash } = onCall('getCitizenByHash', () => import('./municore/get-citizen'), {
  secrets: [MUNICORE_KEY],
})
export const { createCitizen } = onCall('createCitizen', () => import('./municore/create-citizen'), {
  secrets: [MUNICORE_KEY],
})

export const { getIdentifiers } = onCall('getIdentifiers', () => import('./municore/identifiers'), {
  secrets: [MUNICORE_KEY],
})
export const { getIdentifierDataById } = onCall(
  'getIdentifierDataById',
  () => import('./municore/identifiers'),
  { secrets: [MUNICORE_KEY] },
)
export const { sendExternalMessage } = onCall(
  'sendExternalMessage',
  () => import('./municore/external-message'),
  { secrets: [MUNICORE_KEY] },
)
export const { settleIncidents } = onCall('settleIncidents', () => import('./municore/delayed-incidents'), {
  secrets: [MUNICORE_KEY],
})
export const { checkMuniCoreId } = onCall('checkMuniCoreId', () => import('./municore/check-id'), {
  secrets: [MUNICORE_KEY],
})
export const { retryIncident } = onCall('retryIncident', () => import('./municore/external-message'), {
  secrets: [MUNICORE_KEY],
})

// A page of long answers takes much memory: each has it to itself.
export const { setLegalHold } = onCall('setLegalHold', () => import('./retention/hold'))

export const { generateCsv } = onCall('generateCsv', () => import('./export/generate-csv'), ALONE)

export const { generatePdfv3 } = onCall('generatePdfv3', () => import('./pdf/generate-pdf'), {
  ...ALONE,
  secrets: [TURNERO_KEY],
})

// Apart from staff's: whoever floods these stops nobody's work.
export const { generatePublicPdf } = onCall('generatePublicPdf', () => import('./pdf/generate-pdf'), {
  ...ALONE,
  secrets: [TURNERO_KEY],
})
export const { getRecord } = onCall('getRecord', () => import('./lookup/get-record'), {
  ...ALONE,
  secrets: [TURNERO_KEY],
})

export const { getAnswerState } = onCall('getAnswerState', () => import('./lookup/get-answer-state'), {
  secrets: [TURNERO_KEY],
})

// Certificates of answers (PDF-02).
export const { issueCertificate } = onCall('issueCertificate', () => import('./certificates/issue'))
export const { revokeCertificate } = onCall('revokeCertificate', () => import('./certificates/revoke'))
export const { verifyCertificate } = onCall('verifyCertificate', () => import('./certificates/verify'))
export const { previewCertificate } = onCall('previewCertificate', () => import('./certificates/issue'), {
  memory: '512MiB',
})
export const { getCertificate } = onCall('getCertificate', () => import('./certificates/get'), ALONE)

export const { sendEmailv3 } = onCall('sendEmailv3', () => import('./mail/send-email'), {
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
  secrets: [SMTP_PASSWORD, TURNERO_KEY],
})

// How everything stands (OPS-05).
export const { getOperation } = onCall('getOperation', () => import('./operation/get-operation'))
export const { askSystem } = onCall('askSystem', () => import('./operation/ask-system'), {
  secrets: [SMTP_PASSWORD],
})
export const { checkSystem } = onCall('checkSystem', () => import('./operation/check-system'), {
  secrets: [MUNICORE_KEY, TURNERO_KEY, PORTAL_KEY, REDSYS_KEYS],
})
export const { retryReceipts } = onCall('retryReceipts', () => import('./operation/retry-receipts'), {
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
  secrets: [SMTP_PASSWORD],
})
/** `GET /salud`, by Hosting. */
export const health = onRead(async (method, origin) =>
  (await import('./operation/health')).tellHealth(method, origin),
)

// Whose data lie where (OPS-09).
export const { getProcessingRecord } = onCall(
  'getProcessingRecord',
  () => import('./privacy/processing-record'),
  ALONE,
)

// What a municipality has of a person, and its erasure (OPS-03).
export const { findPerson } = onCall('findPerson', () => import('./person/search'), ALONE)
export const { getPersonFile } = onCall('getPersonFile', () => import('./person/file'), ALONE)
export const { requestErasure } = onCall('requestErasure', () => import('./person/requests'), ALONE)
export const { decideErasure } = onCall('decideErasure', () => import('./person/requests'))
export const { listErasures } = onCall('listErasures', () => import('./person/requests'))
// For citizens who come from the portal; a plain request, as the specification has it (§2.7).
export const getCitizenLoginWithOaToken = onPost({ secrets: [PORTAL_KEY] }, async (request) =>
  (await import('./portal/citizen-login')).getCitizenLogin(request),
)

// For strangers who answer a form under pressure.
export const { getPass } = onCall('getPass', () => import('./limits/get-pass'))

export const { completeAnswer } = onCall('completeAnswer', () => import('./amendments/complete-answer'))
export const { correctAnswer } = onCall('correctAnswer', () => import('./amendments/correct-answer'), {
  secrets: [SMTP_PASSWORD],
})
export const { reviseAnswer } = onCall('reviseAnswer', () => import('./amendments/revise-answer'))
export const { closeReview } = onCall('closeReview', () => import('./amendments/close-review'))
export const { recheckFile } = onCall('recheckFile', () => import('./files/recheck-file'))
export const { deleteAnswer } = onCall('deleteAnswer', () => import('./answers/delete-answer'))
export const { listAuthors } = onCall('listAuthors', () => import('./answers/list-authors'))
export const { findAnswers } = onCall('findAnswers', () => import('./answers/find-answers'))
export const { countAnswers } = onCall('countAnswers', () => import('./answers/known-count'))
export const { getAnswerTrail } = onCall('getAnswerTrail', () => import('./answers/get-answer-trail'))

// Of forms that take payments (PAY-03 to PAY-13).
export const { placeOrder } = onCall('placeOrder', () => import('./orders/place-order'), {
  secrets: [TICKET_KEY],
})
export const { editOrder } = onCall('editOrder', () => import('./orders/edit-order'), {
  secrets: [TICKET_KEY],
})
export const { getOrder } = onCall('getOrder', () => import('./orders/get-order'))
export const { payAtCounter } = onCall('payAtCounter', () => import('./orders/staff-orders'), {
  secrets: [REDSYS_KEYS, TICKET_KEY],
})
export const { refundOrder } = onCall('refundOrder', () => import('./orders/staff-orders'), {
  secrets: [REDSYS_KEYS, TICKET_KEY],
})
export const { getReceipt } = onCall('getReceipt', () => import('./orders/get-receipt'), ALONE)
export const { listOrders } = onCall('listOrders', () => import('./orders/list-orders'))
export const { listTickets } = onCall('listTickets', () => import('./orders/list-tickets'))
export const { useTicket } = onCall('useTicket', () => import('./orders/use-ticket'))
export const toPay = onPost({ secrets: [REDSYS_KEYS] }, async (request) =>
  (await import('./orders/to-pay')).toPay(request),
)
export const redsysNotification = onNotice({ secrets: [REDSYS_KEYS, TICKET_KEY] }, async (request) =>
  (await import('./orders/payment-notification')).redsysNotification(request),
)

// What was deleted lies in the bin for a while (REACH-10).
export const { listDeleted } = onCall('listDeleted', () => import('./bin/list'))
export const { restoreAnswer } = onCall('restoreAnswer', () => import('./bin/restore'))
export const { eraseAnswer } = onCall('eraseAnswer', () => import('./bin/empty'), { secrets: [TICKET_KEY] })
export const { listDeletedForms } = onCall('listDeletedForms', () => import('./bin/list-forms'))
export const { restoreForm } = onCall('restoreForm', () => import('./bin/forms'))
export const { eraseForm } = onCall('eraseForm', () => import('./bin/erase-forms'))

// Whose turn answers are, and what those people are called (REACH-08).
export const { assignAnswer } = onCall('assignAnswer', () => import('./assignment/assign'))
export const { listAssignees } = onCall('listAssignees', () => import('./assignment/assignees'))
export const { setAbsence } = onCall('setAbsence', () => import('./assignment/set-absence'))
export const { getColleagueNames } = onCall('getColleagueNames', () => import('./users/colleague-names'))
