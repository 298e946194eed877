import type { CallableRequest } from 'firebase-functions/v2/https'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { served } from '../platform/served'
import {
  RECHECK_FILE_CHECKED,
  type RecheckFileRequest,
  type RecheckFileResponse,
} from '../../../src/domain/calls/recheck-file'
import { isDocumentId } from '../../../src/domain/document-id'
import { RECHECKS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { citizenCaller, isAbout } from '../platform/citizen-caller'
import { forbidden, notSignedIn } from '../platform/errors'
import { fileNotes } from '../platform/files'
import type { WithOrigin } from '../platform/origin'
import { staffCaller } from '../platform/staff-caller'
import { keepLate } from './keep-late'
import { isReadBy, storedAnswerWhere } from '../answers/read-answer'

type RecheckRequest = Pick<CallableRequest, 'auth'> & WithOrigin

/** Who asks, and which answers they may read: staff, and a citizen of the portal their own. */
async function callerOf(request: RecheckRequest) {
  const { auth } = request
  if (!auth) throw notSignedIn()
  if (auth.token.usuario === undefined) {
    const citizen = citizenCaller(request)
    return { who: auth.uid, mayRead: (stored: StoredAnswer) => isAbout(citizen, stored) }
  }
  const caller = await staffCaller(request)
  return { who: caller.user.username, mayRead: (stored: StoredAnswer) => isReadBy(caller, stored) }
}

/** The answer that a file is shown with, or that it was sent for. */
async function answerIdOf({ path, answerId }: RecheckFileRequest): Promise<string> {
  const id = answerId ?? (await fileNotes(path))?.respuesta ?? ''
  if (!isDocumentId(id)) throw forbidden()
  return id
}

/**
 * Does for one file of an answer what should have followed when it came, for a reader who does not see it (FILE-05): so
 * often an hour. Whoever may not read the answer learns nothing of the file.
 * @throws HttpsError `permission-denied`, also when there is no such answer; `unauthenticated` for strangers;
 * `resource-exhausted`, `invalid-argument`; `data-loss` when the answer cannot be read
 */
export const recheckFile = served(RECHECK_FILE_CHECKED, async (request): Promise<RecheckFileResponse> => {
  const { who, mayRead } = await callerOf(request)
  const requested = request.checked()
  await consumeRateLimit({
    what: 'archivos revisados',
    who,
    most: RECHECKS_PER_HOUR.value(),
    limit: 'lookups',
  })
  const stored = await storedAnswerWhere(await answerIdOf(requested), mayRead)
  return { status: 'ok', file: await keepLate(requested.path, stored) }
})
