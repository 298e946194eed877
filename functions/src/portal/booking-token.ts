import { randomUUID } from 'node:crypto'
import { HttpsError } from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import {
  GET_CITIZEN_OA_TOKEN_CHECKED,
  type GetCitizenOaTokenResponse,
} from '../../../src/domain/calls/get-citizen-oa-token'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'
import { ANSWERS } from '../../../src/domain/store-paths'
import { isReadBy } from '../answers/read-answer'
import { CITIZENS_PER_HOUR, STRANGER_BOOKINGS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { actorOf, audit, NOBODY, type Actor } from '../platform/audit'
import { citizenCaller } from '../platform/citizen-caller'
import { forbidden, notSignedIn } from '../platform/errors'
import { served } from '../platform/served'
import { municipalityOfAnswer } from '../platform/municipality'
import { askOutside } from '../platform/outside'
import { PORTAL_URL } from '../platform/params'
import { staffCaller } from '../platform/staff-caller'
import type { BookingRequest } from '../turnero/own-booking'
import { PORTAL } from './system'
import { decodeAnswer } from '../answers/decode-answer'

const tokenSchema = z.object({ valor: z.string().check(z.minLength(1), z.maxLength(4096)) })

/** For whom a token is asked, and by whom. */
interface Asked {
  municipalityPath: string
  by: Actor
}

/** Whether the portal does not know this citizen: not everybody whom the town hall knows came from the portal once. */
const isUnknownThere = (error: unknown): boolean =>
  error instanceof HttpsError &&
  ['refused', 'missing'].includes(outsideFailureOf(error.details)?.reason ?? '')

/** Most answers looked at: people book just after answering, so theirs is among the newest. */
const MAX_ANSWERS = 20

/** Staff may have a token for the recipient of an answer with appointments that they may read, and for nobody else. */
async function askedByStaff(request: BookingRequest, citizenId: string): Promise<Asked> {
  const caller = await staffCaller(request)
  const who = caller.user.username
  await consumeRateLimit({
    what: 'turnos de ciudadanos',
    who,
    most: CITIZENS_PER_HOUR.value(),
    limit: 'citizens',
  })
  const about = database().collection(ANSWERS).where('datosCiudadano.id', '==', citizenId)
  const { docs } = await about.orderBy('fechaCreacion', 'desc').limit(MAX_ANSWERS).get()
  const mine = (await Promise.all(docs.map(decodeAnswer)))
    .filter((stored) => stored !== null)
    .find((stored) => stored.opcionales.addAppointment && isReadBy(caller, stored))
  if (!mine) throw forbidden()
  return { municipalityPath: mine.municipalityPath, by: actorOf(caller) }
}

async function askedBy(request: BookingRequest, citizenId: string): Promise<Asked> {
  const { auth } = request
  if (!auth) throw notSignedIn()
  if (auth.token.usuario !== undefined) return askedByStaff(request, citizenId)
  const citizen = citizenCaller(request)
  const most = STRANGER_BOOKINGS_PER_HOUR.value()
  await consumeRateLimit({ what: 'turnos', who: auth.uid, most, limit: 'bookings' })
  if (citizen.citizenId !== citizenId) throw forbidden()
  return { municipalityPath: citizen.municipalityPath, by: { ...NOBODY, origen: citizen.origin } }
}

/**
 * A token of the citizen portal with which the booking page knows a citizen (§2.7, APPT-01): for the citizen alone, or
 * for staff who read an answer of theirs that waits for an appointment. It books and does nothing else; it does not enter
 * here ({@link askPortal}). Without a portal, and for whom it does not know, there is none: the booking page asks who comes.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `resource-exhausted`, `invalid-argument`, and of {@link askOutside}
 */
export const getCitizenOAToken = served(
  GET_CITIZEN_OA_TOKEN_CHECKED,
  async (request): Promise<GetCitizenOaTokenResponse> => {
    const { citizenId } = request.checked()
    const { municipalityPath, by } = await askedBy(request, citizenId)
    if (PORTAL_URL.value().trim() === '') return { valor: '' }
    const municipality = await municipalityOfAnswer(municipalityPath)
    if (!municipality) throw forbidden()
    const attempt = randomUUID()
    const note = { tipo: 'turnoIngreso', ciudadano: citizenId, municipalityPath } as const
    await audit(by, note, [attempt])
    return askOutside<GetCitizenOaTokenResponse>(PORTAL, {
      operation: 'issueBookingToken',
      path: ['v1', 'turnos', 'accesos'],
      body: { idMunicipio: municipality.idMuniCore, ciudadano: citizenId },
      idempotencyKey: attempt,
      schema: tokenSchema,
    }).catch((error: unknown) => {
      if (isUnknownThere(error)) return { valor: '' }
      throw error
    })
  },
)
