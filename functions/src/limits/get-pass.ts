import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore'
import {
  GET_PASS_CHECKED,
  type GetPassRequest,
  type GetPassResponse,
} from '../../../src/domain/calls/get-pass'
import { maySend } from '../../../src/domain/form/opening'
import { plainValue } from '../../../src/domain/stored-value'
import { answerCountPath, PASSES, publicFormPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { forbidden, notSignedIn } from '../platform/errors'
import { makeCounter } from '../answers/known-count'
import { served } from '../platform/served'
import { callerNetwork } from './address'
import { closingOf } from './examine'
import { permitFiles } from './file-permit'
import { isAccountPaused } from './pause-account'
import { LAST_PLACES_PER_ADDRESS, PASSES_PER_ACCOUNT, PASSES_PER_ADDRESS, PASSES_PER_FORM } from './params'
import { HOUR_MS, rateLimitExceeded, consumeRateLimit } from './rate-limit'

/** Long enough for files on a slow line. */
const VALID_MS = 15 * 60_000

const isAhead = (moment: unknown): boolean => moment instanceof Timestamp && moment.toMillis() > Date.now()

/** Before it opens, or after the last moment at which rules take what was begun in time (REACH-01). */
const isOutsideHours = (form: DocumentSnapshot): boolean =>
  !maySend(plainValue(form.get('horario')), new Date())

/** How many passes the form gave within an hour: counted by an index, so that nothing is written for it. */
async function givenLately(form: DocumentReference): Promise<number> {
  const since = Timestamp.fromMillis(Date.now() - HOUR_MS)
  return (await form.collection(PASSES).where('dado', '>', since).count().get()).data().count
}

/** Takes one of each of the passes that there are: for the account, its network, the form, and its last places. */
async function takePlace(form: DocumentSnapshot, uid: string, network: string): Promise<void> {
  if ((await givenLately(form.ref)) >= PASSES_PER_FORM.value()) throw rateLimitExceeded('form')
  await consumeRateLimit({ what: 'pases', who: uid, most: PASSES_PER_ACCOUNT.value(), limit: 'account' })
  await consumeRateLimit({
    what: 'pases red',
    who: network,
    most: PASSES_PER_ADDRESS.value(),
    limit: 'address',
  })
  if (form.get('pocosLugares') !== true) return
  const who = `${form.id} ${network}`
  await consumeRateLimit({ what: 'lugares', who, most: LAST_PLACES_PER_ADDRESS.value(), limit: 'places' })
}

const wantsPass = (form: DocumentSnapshot): boolean =>
  form.get('pocosLugares') === true || isAhead(form.get('paseHasta'))

/**
 * What a form says of an answer by closings that only the server knows (LOGIC-01); null where it lets it in.
 */
async function examination(
  form: DocumentSnapshot,
  { formId, answer }: GetPassRequest,
  [uid, network]: [uid: string, network: string],
): Promise<GetPassResponse | null> {
  if (!answer) return { status: 'asks' }
  // Whoever tries one answer after another to find a rule out is held up.
  await consumeRateLimit({ what: 'cierres', who: uid, most: PASSES_PER_ACCOUNT.value(), limit: 'account' })
  await consumeRateLimit({
    what: 'cierres red',
    who: network,
    most: PASSES_PER_ADDRESS.value(),
    limit: 'address',
  })
  const closing = await closingOf(formId, answer)
  return closing && { status: 'closed', closing }
}

/**
 * Lets somebody who is not of the staff answer a form once that is under pressure or has few places left (SEC-03): the
 * pass is for one answer of one account, and rules ask for it. So many an hour for an account, a network address and a
 * form; asking again for the same answer takes no other. Whoever has files to send also gets {@link permitFiles}. A form
 * with closings that only the server knows asks for one always, and looks at the answer first (LOGIC-01).
 * @throws HttpsError `unauthenticated`, `invalid-argument`, `permission-denied` for staff, closed forms and the answer
 * of somebody else, `resource-exhausted` with details `{ limit }`
 */
export const getPass = served(GET_PASS_CHECKED, async (request): Promise<GetPassResponse> => {
  const { auth } = request
  if (!auth) throw notSignedIn()
  const { usuario }: Record<string, unknown> = auth.token
  if (usuario !== undefined) throw forbidden()
  const requested = request.checked()
  const formRef = database().doc(publicFormPath(requested.formId))
  const passRef = formRef.collection(PASSES).doc(requested.answerId)
  const counterRef = database().doc(answerCountPath(requested.formId))
  const [form, pass, counter] = await database().getAll(formRef, passRef, counterRef)
  if (!form?.exists || form.get('abierto') !== true || isOutsideHours(form)) throw forbidden()
  if (await isAccountPaused(auth.uid)) throw rateLimitExceeded('account')
  // Rules let nobody answer a limited form whose counter says no number (ANS-12): it is made, and the save tried again.
  const isMade = requested.files !== true && (await makeCounter(requested.formId, counter))
  const network = callerNetwork(request)
  if (requested.files === true) await permitFiles(auth.uid, network, requested.formId)
  // Files come before their answer: nobody can say yet whether that is let in.
  const examines = form.get('examina') === true && requested.files !== true
  const refused = examines && (await examination(form, requested, [auth.uid, network]))
  if (refused) return refused
  if (!examines && !wantsPass(form)) {
    return { status: isMade || requested.files === true ? 'ok' : 'none' }
  }
  if (pass?.exists && pass.get('uid') !== auth.uid) throw forbidden()
  const isGiven = pass !== undefined && isAhead(pass.get('hasta'))
  if (!isGiven && wantsPass(form)) await takePlace(form, auth.uid, network)
  if (!isGiven || examines) {
    const now = Date.now()
    const hasta = Timestamp.fromMillis(now + VALID_MS)
    const given = { uid: auth.uid, dado: Timestamp.fromMillis(now), hasta }
    await passRef.set({ ...given, ...(examines && { examinado: true }) })
  }
  return { status: 'ok' }
})
