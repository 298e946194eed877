import {
  GET_KEPT_DRAFT_CHECKED,
  type GetKeptDraftResponse,
  type SavedDraftStatus,
} from '../../../src/domain/calls/keep-draft'
import { MAX_DRAFT_BYTES } from '../../../src/domain/saved-draft/saved-draft'
import { answerPath, publicFormPath } from '../../../src/domain/store-paths'
import { isReturned } from '../mail/returned'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { damaged } from '../platform/errors'
import { readFile } from '../platform/files'
import { cipherPath, endSavedDraft, savedDraft, provenRecord, type SavedDraftRecord } from './record'

const ENDED = { enviado: 'sent', vencido: 'late' } as const

/** How a draft stands now. It was sent as soon as its answer is stored, whatever device sent it. */
async function standing(
  { fin, hasta, respuesta, formulario }: SavedDraftRecord,
  now: Date,
): Promise<SavedDraftStatus> {
  if (fin !== '') return ENDED[fin]
  const [answer, published] = await database().getAll(
    database().doc(answerPath(respuesta)),
    database().doc(publicFormPath(formulario)),
    { fieldMask: ['motivo'] },
  )
  if (answer?.exists) return 'sent'
  if (hasta <= now) return 'late'
  return !published?.exists || published.get('motivo') === 'eliminado' ? 'gone' : 'kept'
}

/**
 * Gives a kept draft, encrypted, to who has its link, or says what became of it (REACH-04). So many an hour from one
 * network; ids and proofs are too long to be guessed.
 * @throws HttpsError `not-found` for a wrong id as for a wrong proof, `resource-exhausted`, `invalid-argument`
 */
export const getKeptDraft = served(GET_KEPT_DRAFT_CHECKED, async (request): Promise<GetKeptDraftResponse> => {
  const requested = request.checked()
  const who = callerNetwork(request)
  await consumeRateLimit({ what: 'borradores leídos', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
  const record = provenRecord(await savedDraft(requested.id).get(), requested)
  const now = new Date()
  const status = await standing(record, now)
  if (record.fin === '' && status === 'sent') await endSavedDraft(requested.id, 'enviado', now)
  if (record.fin === '' && status === 'late') await endSavedDraft(requested.id, 'vencido', now)
  const { formulario: formId, revision, direccion } = record
  const returned = status === 'kept' && direccion !== '' && (await isReturned(direccion, now))
  const moments = { savedAt: record.guardado.getTime(), until: record.hasta.getTime() }
  const told = { status, formId, revision, ...moments, returned }
  if (status !== 'kept' || requested.peek) return { ...told, data: '' }
  const bytes = await readFile(cipherPath(requested.id, revision), MAX_DRAFT_BYTES)
  if (!bytes) throw damaged()
  return { ...told, data: bytes.toString('base64') }
})
