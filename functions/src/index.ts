import { setGlobalOptions } from 'firebase-functions/v2'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onCall } from 'firebase-functions/v2/https'
import * as answers from './answers/on-answer-written'
import * as geography from './geography/get-lista-paises'
import * as incidentTypes from './municore/create-incident-type'
import * as muniCoreAreas from './municore/get-areas'
import { MUNICORE_KEY, TURNERO_KEY } from './platform/params'
import * as session from './session/open-session'
import * as turnero from './turnero/get-group-procedure'

setGlobalOptions({ region: 'us-central1', maxInstances: 10 })

export const openSession = onCall(session.openSession)

export const getListaPaises = onCall(geography.getListaPaises)

export const getTurneroGroupProcedure = onCall({ secrets: [TURNERO_KEY] }, turnero.getTurneroGroupProcedure)

export const getMuniCoreAreas = onCall({ secrets: [MUNICORE_KEY] }, muniCoreAreas.getMuniCoreAreas)
export const createTipoIncidencia = onCall({ secrets: [MUNICORE_KEY] }, incidentTypes.createTipoIncidencia)

export const onAnswerWritten = onDocumentWritten(
  { document: 'respuestas_formularios/{answerId}', retry: true },
  answers.onAnswerWritten,
)
