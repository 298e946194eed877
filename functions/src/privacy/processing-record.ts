import { HttpsError } from 'firebase-functions/v2/https'
import {
  GET_PROCESSING_RECORD,
  type GetProcessingRecordResponse,
} from '../../../src/domain/calls/processing-record'
import { processingRecord, recordRows } from '../../../src/domain/privacy/record'
import { zoneOf } from '../../../src/domain/zone'
import { drawnBrand } from '../pdf/brand'
import { renderProcessingRecord } from '../pdf/processing'
import { auditDays } from '../platform/audit'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { staffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { formsWithRetention } from './retained-forms'
import { RECORD_WORDS } from './words'

/**
 * The record of processing of a municipality (OPS-09) for who administers them: made anew each time, kept nowhere, and
 * without anybody's data.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for other roles, `not-found`, `invalid-argument`
 */
export const getProcessingRecord = served(
  GET_PROCESSING_RECORD,
  async (request): Promise<GetProcessingRecordResponse> => {
    const { ability } = await staffCaller(request)
    if (ability.cannot('manage', 'user')) throw forbidden()
    const { municipality, language } = request.checked()
    const sender = await senderAt(municipality)
    if (sender.nombre === '') throw new HttpsError('not-found', 'There is no such municipality.')
    const [words, brand] = [RECORD_WORDS[language], await drawnBrand(sender.marca)]
    const facts = { trailDays: auditDays(), kept: await formsWithRetention(municipality) }
    const activities = processingRecord(words, facts)
    const wording = wordingFor(language, zoneOf(sender))
    const parts = { municipality: sender.nombre, brand, activities, made: new Date(), words, wording }
    const pdf = await renderProcessingRecord(parts)
    return { pdf: pdf.toString('base64'), rows: recordRows(words, facts) }
  },
)
