import {
  RETRY_INCIDENT,
  SEND_EXTERNAL_MESSAGE,
  type RetryIncidentRequest,
  type SendExternalMessageRequest,
} from '../../domain/calls/external-message'
import { answerSettingsSchema } from '../../domain/incident/settings'
import { answerPath, settingsPath } from '../../domain/store-paths'
import { DataError } from '../errors'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { changeByCall } from './callables'

/**
 * The incident of an answer in the management system; '' while there is none (VIEW-05). One read.
 * @throws DataError `damaged`, `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function incidentOf(answerId: string): Promise<string> {
  try {
    const path = settingsPath(answerPath(answerId))
    return (await readDocument(storeOf('staff'), path, answerSettingsSchema, 'incident')).idIncidente
  } catch (error) {
    if (error instanceof DataError && error.code === 'notFound') return ''
    throw error
  }
}

/**
 * Makes the incident of an answer that has none yet (INC-01); one that it has already is given as it is.
 * @returns its number; '' when the answer is to have none
 * @throws DataError `outside` when the management system fails; see {@link changeByCall}
 */
export async function retryIncident(answerId: string): Promise<string> {
  const request: RetryIncidentRequest = { answerId }
  return (await changeByCall(RETRY_INCIDENT, request)).idIncidente
}

/**
 * Writes to the people who work on an answer's incident (VIEW-05): once for each attempt.
 * @throws DataError `outside` when the management system fails; see {@link changeByCall}
 */
export async function sendExternalMessage(request: SendExternalMessageRequest): Promise<void> {
  await changeByCall(SEND_EXTERNAL_MESSAGE, request)
}
