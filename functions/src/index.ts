import { setGlobalOptions } from 'firebase-functions/v2'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onCall } from 'firebase-functions/v2/https'
import * as answers from './answers/on-answer-written'
import * as session from './session/open-session'

setGlobalOptions({ region: 'us-central1', maxInstances: 10 })

export const openSession = onCall(session.openSession)

export const onAnswerWritten = onDocumentWritten(
  { document: 'respuestas_formularios/{answerId}', retry: true },
  answers.onAnswerWritten,
)
