import './platform/global-options'
import { beforeUserCreated } from 'firebase-functions/v2/identity'
import { storageBucket } from 'firebase-functions/params'
import { onConfigUpdated } from 'firebase-functions/v2/remoteConfig'
import {
  answerPath,
  areaPath,
  formPath,
  ORDERS,
  PASSWORD_MAILS,
  PERSON_REQUESTS,
  placePath,
  REMOTE_SWITCHES_PATH,
  userPath,
} from '../../src/domain/store-paths'
import * as completion from './amendments/complete-answer'
import * as correction from './amendments/correct-answer'
import * as deletion from './answers/delete-answer'
import * as finding from './answers/find-answers'
import * as authors from './answers/list-authors'
import * as counter from './answers/known-count'
import * as answerTrail from './answers/get-answer-trail'
import * as rechecking from './files/recheck-file'
import * as revision from './amendments/revise-answer'
import * as review from './amendments/close-review'
import * as answers from './triggers/on-answer-written'
import * as factorReset from './factor/reset'
import * as ownFactor from './factor/own'
import * as factorSetUp from './sign-in/set-up-factor'
import * as forms from './triggers/on-form-written'
import * as places from './triggers/on-place-written'
import * as getting from './certificates/get'
import * as issuing from './certificates/issue'
import * as revoking from './certificates/revoke'
import * as verifying from './certificates/verify'
import * as exports from './export/generate-csv'
import * as placeTrail from './geography/audit'
import * as geography from './geography/get-lista-paises'
import * as states from './lookup/get-answer-state'
import * as lookup from './lookup/get-record'
import * as mail from './mail/send-email'
import * as receiptMails from './mail/receipt-mail'
import * as passes from './limits/get-pass'
import * as uploads from './limits/on-file-uploaded'
import * as newCitizens from './municore/create-citizen'
import * as incidentTypes from './municore/create-incident-type'
import * as messages from './municore/external-message'
import * as delayedIncidents from './municore/delayed-incidents'
import * as citizens from './municore/get-citizen'
import * as muniCoreIds from './municore/check-id'
import * as muniCoreAreas from './municore/get-areas'
import * as identifiers from './municore/identifiers'
import { onCall } from './platform/on-call'
import * as editing from './orders/edit-order'
import * as buyersOrders from './orders/get-order'
import * as receipts from './orders/get-receipt'
import * as orderLists from './orders/list-orders'
import * as ticketLists from './orders/list-tickets'
import * as notices from './orders/notified'
import * as placing from './orders/place-order'
import * as staffOrders from './orders/staff-orders'
import * as payments from './orders/to-pay'
import * as door from './orders/use-ticket'
import * as operation from './operation/get-operation'
import * as monitoring from './operation/health'
import * as asking from './operation/ask-system'
import * as trying from './operation/check-system'
import * as resending from './operation/retry-receipts'
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
import { onWritten } from './platform/on-written'
import { onUploaded } from './platform/on-uploaded'
import * as pdf from './pdf/generate-pdf'
import * as personFiles from './person/file'
import * as erasing from './person/go-on'
import * as erasures from './person/requests'
import * as people from './person/search'
import * as processing from './privacy/processing-record'
import * as bookingTokens from './portal/get-oa-token'
import * as portal from './portal/login'
import * as closing from './session/close-asked'
import * as decisions from './requests/decide-access'
import * as ownRequests from './requests/get-request'
import * as requests from './requests/request-access'
import * as session from './sign-in/open-session'
import * as renewal from './session/renew-session'
import * as holding from './retention/hold'
import * as revocation from './session/revocation'
import * as signInMethods from './session/sign-in-methods'
import * as appointments from './turnero/get-appointment'
import * as bookingCodes from './turnero/get-encrypt-code'
import * as turnero from './turnero/get-group-procedure'
import * as ending from './users/end-user'
import { refuseRegistration as refuse } from './users/refuse-registration'
import * as userRecords from './users/on-user-written'
import * as passwordMailRequests from './users/ask-password-mail'
import * as passwordRanges from './users/password-range'
import * as passwordMails from './users/password-mail'
import * as users from './users/save-user'

export * from './assignment-calls'
export * from './bin-calls'
export * from './passkey-calls'
export * from './reaching-people'
export * from './scheduled'

/** What takes much memory has an instance to itself. */
const ALONE = { memory: '1GiB', timeoutSeconds: 120, concurrency: 1 } as const

export const openSession = onCall({ secrets: [FACTOR_KEY] }, session.openSession)

// The second factor (OPS-01).
export const getFactor = onCall({ secrets: [FACTOR_KEY] }, ownFactor.getFactor)
export const beginFactor = onCall({ secrets: [FACTOR_KEY] }, factorSetUp.beginFactor)
export const confirmFactor = onCall({ secrets: [FACTOR_KEY] }, factorSetUp.confirmFactor)
export const proveFactor = onCall({ secrets: [FACTOR_KEY] }, ownFactor.proveFactor)
export const changeFactor = onCall({ secrets: [FACTOR_KEY] }, ownFactor.changeFactor)
export const resetFactor = onCall({ secrets: [SMTP_PASSWORD] }, factorReset.resetFactor)

/** Only projects with Identity Platform take it, so it is deployed where the setting says so. */
export const refuseRegistration =
  process.env.SELF_REGISTRATION === 'off' ? beforeUserCreated(refuse) : undefined

export const getSignInMethods = onCall(signInMethods.getSignInMethods)

export const renewSession = onCall(renewal.renewSession)
export const closeSessions = onCall(closing.closeSessions)

export const saveUser = onCall({ secrets: [MUNICORE_KEY] }, users.saveUser)

// Who came from the town hall's provider and has no user (USER-06).
export const askPasswordMail = onCall(passwordMailRequests.askPasswordMail)
export const getPasswordRange = onCall(passwordRanges.getPasswordRange)
export const onPasswordMailAsked = onWritten(
  { document: `${PASSWORD_MAILS}/{id}`, retry: true, secrets: [SMTP_PASSWORD] },
  passwordMails.onPasswordMailAsked,
)
export const getAccessRequest = onCall(ownRequests.getAccessRequest)
export const requestAccess = onCall(requests.requestAccess)
export const decideAccess = onCall({ secrets: [MUNICORE_KEY, SMTP_PASSWORD] }, decisions.decideAccess)

export const endUser = onCall(ending.endUser)

export const getListaPaises = onCall(geography.getListaPaises)

export const getTurneroGroupProcedure = onCall({ secrets: [TURNERO_KEY] }, turnero.getTurneroGroupProcedure)
export const getTurneroEncryptCode = onCall({ secrets: [TURNERO_KEY] }, bookingCodes.getTurneroEncryptCode)
export const getAppointment = onCall({ secrets: [TURNERO_KEY] }, appointments.getAppointment)
export const getCitizenOAToken = onCall({ secrets: [PORTAL_KEY] }, bookingTokens.getCitizenOAToken)

export const getMuniCoreAreas = onCall({ secrets: [MUNICORE_KEY] }, muniCoreAreas.getMuniCoreAreas)
export const createTipoIncidencia = onCall({ secrets: [MUNICORE_KEY] }, incidentTypes.createTipoIncidencia)

export const getCitizen = onCall({ secrets: [MUNICORE_KEY] }, citizens.getCitizen)
export const getCitizenByHash = onCall({ secrets: [MUNICORE_KEY] }, citizens.getCitizenByHash)
export const createCitizen = onCall({ secrets: [MUNICORE_KEY] }, newCitizens.createCitizen)

export const getIdentifiers = onCall({ secrets: [MUNICORE_KEY] }, identifiers.getIdentifiers)
export const getIdentifierDataById = onCall({ secrets: [MUNICORE_KEY] }, identifiers.getIdentifierDataById)
export const sendExternalMessage = onCall({ secrets: [MUNICORE_KEY] }, messages.sendExternalMessage)
export const settleIncidents = onCall({ secrets: [MUNICORE_KEY] }, delayedIncidents.settleIncidents)
export const checkMuniCoreId = onCall({ secrets: [MUNICORE_KEY] }, muniCoreIds.checkMuniCoreId)
export const retryIncident = onCall({ secrets: [MUNICORE_KEY] }, messages.retryIncident)

// A page of long answers takes much memory: each has it to itself.
export const setLegalHold = onCall(holding.setLegalHold)

export const generateCsv = onCall(ALONE, exports.generateCsv)

export const generatePdfv3 = onCall({ ...ALONE, secrets: [TURNERO_KEY] }, pdf.generatePdf)

// Apart from staff's: whoever floods these stops nobody's work.
export const generatePublicPdf = onCall({ ...ALONE, secrets: [TURNERO_KEY] }, pdf.generatePublicPdf)
export const getRecord = onCall({ ...ALONE, secrets: [TURNERO_KEY] }, lookup.getRecord)

export const getAnswerState = onCall({ secrets: [TURNERO_KEY] }, states.getAnswerState)

// Certificates of answers (PDF-02).
export const issueCertificate = onCall(issuing.issueCertificate)
export const revokeCertificate = onCall(revoking.revokeCertificate)
export const verifyCertificate = onCall(verifying.verifyCertificate)
export const previewCertificate = onCall({ memory: '512MiB' }, issuing.previewCertificate)
export const getCertificate = onCall(ALONE, getting.getCertificate)

export const sendEmailv3 = onCall(
  { memory: '1GiB', timeoutSeconds: 120, concurrency: 1, secrets: [SMTP_PASSWORD, TURNERO_KEY] },
  mail.sendEmail,
)

// How everything stands (OPS-05).
export const getOperation = onCall(operation.getOperation)
export const askSystem = onCall({ secrets: [SMTP_PASSWORD] }, asking.askSystem)
export const checkSystem = onCall(
  { secrets: [MUNICORE_KEY, TURNERO_KEY, PORTAL_KEY, REDSYS_KEYS] },
  trying.checkSystem,
)
export const retryReceipts = onCall(
  { memory: '1GiB', timeoutSeconds: 120, concurrency: 1, secrets: [SMTP_PASSWORD] },
  resending.retryReceipts,
)
/** `GET /salud`, by Hosting. */
export const health = onRead(monitoring.tellHealth)

// Whose data lie where (OPS-09).
export const getProcessingRecord = onCall(ALONE, processing.getProcessingRecord)

// What a municipality has of a person, and its erasure (OPS-03).
export const findPerson = onCall(ALONE, people.findPerson)
export const getPersonFile = onCall(ALONE, personFiles.getPersonFile)
export const requestErasure = onCall(ALONE, erasures.requestErasure)
export const decideErasure = onCall(erasures.decideErasure)
export const listErasures = onCall(erasures.listErasures)
export const onErasureWritten = onWritten(
  { document: `${PERSON_REQUESTS}/{id}`, retry: true, timeoutSeconds: 300, secrets: [TICKET_KEY] },
  erasing.onErasureWritten,
)

// For citizens who come from the portal; a plain request, as the specification has it (§2.7).
export const getCitizenLoginWithOaToken = onPost({ secrets: [PORTAL_KEY] }, portal.getCitizenLogin)

// For strangers who answer a form under pressure.
export const getPass = onCall(passes.getPass)

export const completeAnswer = onCall(completion.completeAnswer)
export const correctAnswer = onCall({ secrets: [SMTP_PASSWORD] }, correction.correctAnswer)
export const reviseAnswer = onCall(revision.reviseAnswer)
export const closeReview = onCall(review.closeReview)
export const recheckFile = onCall(rechecking.recheckFile)
export const deleteAnswer = onCall(deletion.deleteAnswer)
export const listAuthors = onCall(authors.listAuthors)
export const findAnswers = onCall(finding.findAnswers)
export const countAnswers = onCall(counter.countAnswers)
export const getAnswerTrail = onCall(answerTrail.getAnswerTrail)

// Of forms that take payments (PAY-03 to PAY-13).
export const placeOrder = onCall({ secrets: [TICKET_KEY] }, placing.placeOrder)
export const editOrder = onCall({ secrets: [TICKET_KEY] }, editing.editOrder)
export const getOrder = onCall(buyersOrders.getOrder)
export const payAtCounter = onCall({ secrets: [REDSYS_KEYS, TICKET_KEY] }, staffOrders.payAtCounter)
export const refundOrder = onCall({ secrets: [REDSYS_KEYS, TICKET_KEY] }, staffOrders.refundOrder)
export const getReceipt = onCall(ALONE, receipts.getReceipt)
export const listOrders = onCall(orderLists.listOrders)
export const listTickets = onCall(ticketLists.listTickets)
export const onOrderWritten = onWritten(
  {
    document: `${ORDERS}/{name}`,
    retry: true,
    memory: '1GiB',
    timeoutSeconds: 120,
    concurrency: 1,
    secrets: [SMTP_PASSWORD],
  },
  receiptMails.onOrderWritten,
)
export const useTicket = onCall(door.letIn)
export const toPay = onPost({ secrets: [REDSYS_KEYS] }, payments.toPay)
export const redsysNotification = onNotice({ secrets: [REDSYS_KEYS, TICKET_KEY] }, notices.redsysNotification)
export const onAnswerWritten = onWritten(
  { document: answerPath('{answerId}'), retry: true, secrets: [MUNICORE_KEY, TICKET_KEY, SMTP_PASSWORD] },
  answers.onAnswerWritten,
)

/** Documents whose writes are told again until they were dealt with. */
const retried = (document: string) => ({ document, retry: true })

export const onFormWritten = onWritten(retried(formPath('{formId}')), forms.onFormWritten)

const MUNICIPALITY = placePath('{country}', '{province}', '{municipality}')

export const onMunicipalityWritten = onWritten(retried(MUNICIPALITY), places.onMunicipalityWritten)

export const onCountryWritten = onWritten(retried(placePath('{country}')), places.onCountryWritten)

export const onUserWritten = onWritten(retried(userPath('{username}')), userRecords.onUserWritten)

export const onProvinceWritten = onWritten(
  retried(placePath('{country}', '{province}')),
  placeTrail.auditPlace,
)

export const onAreaWritten = onWritten(retried(areaPath(MUNICIPALITY, '{area}')), placeTrail.auditPlace)

export const onFileUploaded = onUploaded({ bucket: storageBucket }, uploads.onFileUploaded)

export const onSwitchesWritten = onWritten(retried(REMOTE_SWITCHES_PATH), revocation.onSwitchesWritten)

export const onRemoteConfigUpdated = onConfigUpdated({ retry: true }, revocation.onRemoteConfigUpdated)
