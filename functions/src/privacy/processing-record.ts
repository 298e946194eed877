import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import {
  getProcessingRecordRequestSchema,
  type GetProcessingRecordResponse,
} from '../../../src/domain/calls/processing-record'
import { processingRecord, recordRows } from '../../../src/domain/privacy/record'
import { zoneOf } from '../../../src/domain/zone'
import { drawnBrand } from '../pdf/brand'
import { renderProcessingRecord } from '../pdf/processing'
import { auditDays } from '../platform/audit'
import { senderAt } from '../platform/branding'
import { checkedRequest } from '../platform/checked-request'
import { forbidden } from '../platform/errors'
import { staffCaller, type StaffRequest } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { keptForms } from './kept-forms'
import { RECORD_WORDS } from './words'

/**
 * The record of processing of a municipality (OPS-09) for who administers them: made anew each time, kept nowhere, and
 * without anybody's data.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for other roles, `not-found`, `invalid-argument`
 */
export async function getProcessingRecord(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<GetProcessingRecordResponse> {
  const { ability } = await staffCaller(request)
  if (ability.cannot('manage', 'user')) throw forbidden()
  const { municipality, language } = checkedRequest(getProcessingRecordRequestSchema, request.data)
  const sender = await senderAt(municipality)
  if (sender.nombre === '') throw new HttpsError('not-found', 'There is no such municipality.')
  const [words, brand] = [RECORD_WORDS[language], await drawnBrand(sender.marca)]
  const facts = { trailDays: auditDays(), kept: await keptForms(municipality) }
  const activities = processingRecord(words, facts)
  const wording = wordingFor(language, zoneOf(sender))
  const parts = { municipality: sender.nombre, brand, activities, made: new Date(), words, wording }
  const pdf = await renderProcessingRecord(parts)
  return { pdf: pdf.toString('base64'), rows: recordRows(words, facts) }
}
