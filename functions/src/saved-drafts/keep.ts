import { HttpsError } from 'firebase-functions/v2/https'
import {
  KEEP_DRAFT_CHECKED,
  type KeepDraftRequest,
  type KeepDraftResponse,
} from '../../../src/domain/calls/keep-draft'
import { MAX_DRAFT_BYTES, MAX_DRAFT_DAYS, draftDays } from '../../../src/domain/saved-draft/saved-draft'
import type { FormVersion } from '../../../src/domain/form/form'
import { publicFormPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { hashOfReturned } from '../mail/returned'
import { badRequest, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { inTransaction } from '../platform/in-transaction'
import { keepForFunctions, removeFile } from '../platform/files'
import { cachedVersion } from '../platform/cached-version'
import { consumeDraftSave, consumeDraftMail } from './limits'
import { mailLink } from './mail'
import { cipherPath, hashOfProof, savedDraft, provenRecord, termOf, type SavedDraftRecord } from './record'

/** Another device kept a later state: the browser asks whether this one shall replace it. */
const keptMeanwhile = ({ revision, guardado }: SavedDraftRecord) =>
  new HttpsError('aborted', 'A later state of this draft is kept.', {
    kept: { revision, savedAt: guardado.getTime() },
  })

/** What became of it is told by its link. */
const isOver = () => new HttpsError('failed-precondition', 'This draft is not kept any more.')

/**
 * The form as it is now, when drafts of it are kept for strangers.
 * @throws HttpsError `permission-denied`
 */
async function keepingVersion({ formId, version }: KeepDraftRequest): Promise<FormVersion> {
  const published = await database().doc(publicFormPath(formId)).get()
  const current = Number(published.get('version'))
  const isOpen = published.get('abierto') === true && version <= current
  const found = isOpen ? await cachedVersion(formId, current) : null
  const days = found ? draftDays(found) : 0
  if (!found || days < 1 || days > MAX_DRAFT_DAYS) throw forbidden()
  return found
}

/**
 * Notes the new state, where it follows the one that is kept. A browser that did not hear that its first try came says
 * 0 once more.
 * @returns the record before; null for a new draft
 */
const note = (request: KeepDraftRequest, revision: number, days: number, now: Date) =>
  inTransaction(async (tx): Promise<SavedDraftRecord | null> => {
    const { id, proof, formId, version, answerId } = request
    const snapshot = await tx.get(savedDraft(id))
    const before = snapshot.exists ? provenRecord(snapshot, request) : null
    if (before && (before.fin !== '' || before.formulario !== formId)) throw isOver()
    if (before && request.revision !== 0 && request.revision !== before.revision) throw keptMeanwhile(before)
    if (!before && (request.revision !== 0 || !request.mail)) throw isOver()
    const direccion = request.mail ? hashOfReturned(request.mail.address) : (before?.direccion ?? '')
    tx.set(savedDraft(id), {
      ...{ formulario: formId, version, respuesta: answerId, prueba: hashOfProof(proof), direccion },
      ...{ revision, guardado: now, fin: '', ...termOf(now, days) },
    })
    return before
  })

/**
 * Keeps a draft that only who has its link can read, and mails the link where that is asked for (REACH-04). Of the
 * secret in it nothing is stored or logged.
 * @throws HttpsError `permission-denied` where the form does not offer it, `aborted` when another device kept a later
 * state, `failed-precondition` when it is over, `resource-exhausted`, `invalid-argument`, and those of the mail server:
 * then a new draft is not kept
 */
export const keepDraft = served(KEEP_DRAFT_CHECKED, async (request): Promise<KeepDraftResponse> => {
  const requested = request.checked()
  const bytes = Buffer.from(requested.data, 'base64')
  if (bytes.length === 0 || bytes.length > MAX_DRAFT_BYTES) throw badRequest()
  const version = await keepingVersion(requested)
  // Looked at before anything is counted or written: most that is refused is refused here.
  const known = await savedDraft(requested.id).get()
  if (known.exists) provenRecord(known, requested)
  await consumeDraftSave(request, requested.formId, bytes.length)
  if (requested.mail) await consumeDraftMail(request, requested.mail.address, version.municipalityPath)
  // Never the number of a state that was: two that are kept at once write two files.
  const now = new Date()
  const revision = now.getTime()
  const path = cipherPath(requested.id, revision)
  await keepForFunctions(path, bytes)
  const days = draftDays(version)
  const before = await note(requested, revision, days, now).catch(async (error: unknown) => {
    await removeFile(path)
    throw error
  })
  const until = termOf(now, days).hasta
  try {
    if (requested.mail) await mailLink({ ...requested.mail, id: requested.id, version, until })
  } catch (error) {
    if (!before) await Promise.all([savedDraft(requested.id).delete(), removeFile(path)])
    throw error
  }
  if (before) await removeFile(cipherPath(requested.id, before.revision))
  return { revision, until: until.getTime() }
})
