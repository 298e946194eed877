import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import {
  getAnswerStateRequestSchema,
  type GetAnswerStateResponse,
} from '../../../src/domain/calls/get-answer-state'
import { flag, moment, text } from '../../../src/domain/schema'
import { answersWithCode, codeDoc, isRetired } from '../answers/code-owner'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { takeOne } from '../limits/take-one'
import { senderAt } from '../platform/branding'
import { decode } from '../platform/decode'
import { checkedRequest } from '../platform/checked-request'
import type { WithOrigin } from '../platform/origin'

/** What stands in `consultas_publicas/{code}`. */
const publicCodeSchema = z.object({
  titulo: text(),
  estado: text(),
  fecha: moment(),
  publica: flag(),
  certificado: text(),
  municipalityPath: text(),
})

/** The municipality that the answer with a code says: what was told of older codes does not name it. One read. */
async function municipalityOfCode(code: string): Promise<string> {
  const [owner] = await answersWithCode(code)
  const path: unknown = owner?.get('municipalityPath')
  return typeof path === 'string' ? path : ''
}

/**
 * Title, state and date of the answer with a code, and its certificate where the form hands it out, for anybody who has it (PUB-01): so many an hour from one network,
 * which rules could not count (SEC-03). Of what staff alone may answer, and of what has no states, it tells nothing.
 * @throws HttpsError `not-found`, `invalid-argument`, `resource-exhausted`
 */
export async function getAnswerState(
  request: Pick<CallableRequest, 'data'> & WithOrigin,
): Promise<GetAnswerStateResponse> {
  const asked = checkedRequest(getAnswerStateRequestSchema, request.data)
  const who = callerNetwork(request)
  await takeOne({ what: 'codigos', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
  const told = await codeDoc(asked.code).get()
  const shown = isRetired(told) ? null : decode(publicCodeSchema, told)
  if (!shown?.publica || shown.estado === '') throw new HttpsError('not-found', 'There is no such answer.')
  const { titulo, estado, fecha, certificado, municipalityPath } = shown
  const emisor = await senderAt(municipalityPath || (await municipalityOfCode(asked.code)))
  return { titulo, estado, fecha: fecha?.getTime() ?? null, certificado, emisor }
}
