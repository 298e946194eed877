import { setGlobalOptions } from 'firebase-functions/v2'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onCall } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { REMOTE_FLAGS_PATH } from '../../src/domain/user/remote-flags'
import * as completion from './answers/complete-answer'
import * as answers from './answers/on-answer-written'
import * as forms from './forms/on-form-written'
import * as places from './forms/on-place-written'
import * as exports from './export/generate-csv'
import * as files from './files/sweep'
import * as geography from './geography/get-lista-paises'
import * as lookup from './lookup/get-record'
import * as mail from './mail/send-email'
import * as newCitizens from './municore/create-citizen'
import * as incidentTypes from './municore/create-incident-type'
import * as messages from './municore/external-message'
import * as citizens from './municore/get-citizen'
import * as muniCoreAreas from './municore/get-areas'
import * as identifiers from './municore/identifiers'
import { MUNICORE_KEY, SMTP_PASSWORD, TURNERO_KEY } from './platform/params'
import * as pdf from './pdf/generate-pdf'
import * as session from './session/open-session'
import * as revocation from './session/revocation'
import * as turnero from './turnero/get-group-procedure'
import * as users from './users/save-user'

setGlobalOptions({ region: 'us-central1', maxInstances: 10 })

export const openSession = onCall(session.openSession)

export const saveUser = onCall({ secrets: [MUNICORE_KEY] }, users.saveUser)

export const getListaPaises = onCall(geography.getListaPaises)

export const getTurneroGroupProcedure = onCall({ secrets: [TURNERO_KEY] }, turnero.getTurneroGroupProcedure)

export const getMuniCoreAreas = onCall({ secrets: [MUNICORE_KEY] }, muniCoreAreas.getMuniCoreAreas)
export const createTipoIncidencia = onCall({ secrets: [MUNICORE_KEY] }, incidentTypes.createTipoIncidencia)

export const getCitizen = onCall({ secrets: [MUNICORE_KEY] }, citizens.getCitizen)
export const getCitizenByHash = onCall({ secrets: [MUNICORE_KEY] }, citizens.getCitizenByHash)
export const createCitizen = onCall({ secrets: [MUNICORE_KEY] }, newCitizens.createCitizen)

export const getIdentifiers = onCall({ secrets: [MUNICORE_KEY] }, identifiers.getIdentifiers)
export const getIdentifierDataById = onCall({ secrets: [MUNICORE_KEY] }, identifiers.getIdentifierDataById)
export const sendExternalMessage = onCall({ secrets: [MUNICORE_KEY] }, messages.sendExternalMessage)
export const retryIncident = onCall({ secrets: [MUNICORE_KEY] }, messages.retryIncident)

// A page of long answers takes much memory: each has it to itself.
export const generateCsv = onCall(
  { memory: '1GiB', timeoutSeconds: 120, concurrency: 1 },
  exports.generateCsv,
)

export const generatePdfv3 = onCall({ memory: '1GiB', timeoutSeconds: 120, concurrency: 1 }, pdf.generatePdf)

// Apart from staff's: whoever floods it holds up nobody's work.
export const getRecord = onCall({ memory: '1GiB', timeoutSeconds: 120, concurrency: 1 }, lookup.getRecord)

export const sendEmailv3 = onCall(
  { memory: '1GiB', timeoutSeconds: 120, concurrency: 1, secrets: [SMTP_PASSWORD] },
  mail.sendEmail,
)

export const completeAnswer = onCall(completion.completeAnswer)

export const onAnswerWritten = onDocumentWritten(
  { document: 'respuestas_formularios/{answerId}', retry: true, secrets: [MUNICORE_KEY] },
  answers.onAnswerWritten,
)

export const onFormWritten = onDocumentWritten(
  { document: 'formularios/{formId}', retry: true },
  forms.onFormWritten,
)

export const onMunicipalityWritten = onDocumentWritten(
  { document: 'paises/{country}/provincias/{province}/municipios/{municipality}', retry: true },
  places.onMunicipalityWritten,
)

export const onCountryWritten = onDocumentWritten(
  { document: 'paises/{country}', retry: true },
  places.onCountryWritten,
)

export const sweepFiles = onSchedule(
  { schedule: 'every day 06:00', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  () => files.sweepFiles(new Date()),
)

export const onFlagsWritten = onDocumentWritten(
  { document: REMOTE_FLAGS_PATH, retry: true },
  revocation.onFlagsWritten,
)
