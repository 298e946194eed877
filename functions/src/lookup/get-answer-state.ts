import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import {
  appointmentSchema,
  type Appointment,
  type BookedTime,
} from '../../../src/domain/appointment/appointment'
import {
  GET_ANSWER_STATE_CHECKED,
  type GetAnswerStateResponse,
  type Reception,
} from '../../../src/domain/calls/get-answer-state'
import { isDocumentId } from '../../../src/domain/document-id'
import { isForStrangers } from '../../../src/domain/form/options'
import { moment, text } from '../../../src/domain/schema'
import { answersWithCode, codeDoc, isRetired } from '../answers/code-owner'
import { stateName } from '../answers/state-name'
import { storedAnswerWhere } from '../answers/read-answer'
import { optionsOf } from '../forms/options-of'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { cachedVersion } from '../platform/cached-version'
import { currentAppointment } from '../turnero/appointment'
import { plainTitle } from '../../../src/domain/text/without-answers'

/** What a stranger may be told of the answer itself. */
const toldSchema = z.object({ titulo: plainTitle(), fechaCreacion: moment(), municipalityPath: text() })

/** What the triggers noted: before they ran, nothing says that an answer is in order. */
function receptionOf({ invalida, removeVision }: DocumentData): Reception {
  if (invalida === true || removeVision === true) return 'noVale'
  return invalida === false ? 'comprobada' : 'recibida'
}

const TITLE = /^titulo(_[a-z]{2})?$/
const TITLE_AND_VOUCHER = /^(titulo|customizedVoucherText)(_[a-z]{2})?$/

/** What the page of a code says in the form's own words: by the version that was answered, also once it is closed. */
async function textsOf(owner: QueryDocumentSnapshot): Promise<GetAnswerStateResponse['textos']> {
  const { idPlantilla, version } = owner.data()
  const answered =
    isDocumentId(idPlantilla) && Number.isSafeInteger(version)
      ? await cachedVersion(idPlantilla, version)
      : null
  const told = optionsOf(owner.data()).customizedVoucher ? TITLE_AND_VOUCHER : TITLE
  const fields: [string, unknown][] = Object.entries(answered ?? {})
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => told.test(field[0]) && typeof field[1] === 'string'),
  )
}

const withoutId = ({ agenda, direccion, fecha, hora }: Appointment): BookedTime => ({
  agenda,
  direccion,
  fecha,
  hora,
})

type Booked = Pick<GetAnswerStateResponse, 'conTurno' | 'turno' | 'turnoAlDia'>

/** What is booked with an answer; as it was known last while the appointment system does not answer. */
async function bookedWith(owner: QueryDocumentSnapshot): Promise<Booked> {
  if (!optionsOf(owner.data()).addAppointment) return { conTurno: false, turno: null, turnoAlDia: true }
  try {
    const turno = await currentAppointment(await storedAnswerWhere(owner.id, () => true))
    return { conTurno: true, turno: turno && withoutId(turno), turnoAlDia: true }
  } catch (error) {
    logger.warn('appointment as known last', { answerId: owner.id, error: String(error) })
    const known = appointmentSchema.safeParse(owner.get('turno'))
    return { conTurno: true, turno: known.success ? withoutId(known.data) : null, turnoAlDia: false }
  }
}

/**
 * What the code of an answer tells anybody who has it (PUB-01, REACH-09): title, voucher words, state, day,
 * appointment, and the certificate where the form hands it out; nothing of a person. So many an hour from one network, which rules could
 * not count (SEC-03). Of what staff alone may answer it tells nothing.
 *
 * It reads the answer and not what a trigger derived from it, so that an answer is there as soon as it is stored.
 * @throws HttpsError `not-found` whatever the reason, `invalid-argument`, `resource-exhausted`
 */
export const getAnswerState = served(
  GET_ANSWER_STATE_CHECKED,
  async (request): Promise<GetAnswerStateResponse> => {
    const { code, formId } = request.checked()
    const who = callerNetwork(request)
    await consumeRateLimit({ what: 'codigos', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
    const [published, [owner]] = await Promise.all([codeDoc(code).get(), answersWithCode(code)])
    const isTold =
      owner !== undefined &&
      !isRetired(published) &&
      isForStrangers(optionsOf(owner.data())) &&
      (formId === undefined || formId === owner.get('idPlantilla'))
    const told = isTold ? decode(toldSchema, owner) : null
    if (!isTold || !told) throw new HttpsError('not-found', 'There is no such answer.')
    const [booked, emisor, textos] = await Promise.all([
      bookedWith(owner),
      senderAt(told.municipalityPath),
      textsOf(owner),
    ])
    const certificado: unknown = published.get('certificado')
    return {
      titulo: told.titulo,
      textos,
      estado: stateName(owner.get('estados')),
      fecha: told.fechaCreacion?.getTime() ?? null,
      recepcion: receptionOf(owner.data()),
      certificado: typeof certificado === 'string' ? certificado : '',
      ...booked,
      emisor,
    }
  },
)
