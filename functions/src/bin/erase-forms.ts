import { FieldPath, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { oneForm, usersOf } from '../../../src/domain/access/things'
import { BIN_DAYS, binnedSince, isFormInBin, type DeletedFormHead } from '../../../src/domain/bin/bin'
import { ERASE_FORM, type BinResponse } from '../../../src/domain/calls/bin'
import { isHolding, retentionPath } from '../../../src/domain/privacy/retention-note'
import { daysAfter } from '../../../src/domain/privacy/retention-due'
import { plainValue } from '../../../src/domain/stored-value'
import { FORMS } from '../../../src/domain/store-paths'
import { refusedWith } from '../answers/store-if-unchanged'
import { isUnanswered, removeForm } from '../forms/remove'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef, NOBODY, type Actor } from '../platform/audit'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { requireRecentFactor, staffCaller } from '../platform/staff-caller'
import { formInside, formRef, noteOf } from './forms'
import type { FormBinRefusal } from '../../../src/domain/bin/refusal'

/** Who has a form in the bin erased, and why. */
interface Wanted {
  by: Actor
  /** `plazo` its days in the bin are over; '' where somebody decided about it. */
  motivo: '' | 'plazo'
  /** Days in the bin are judged by it. */
  now: Date
  /** Throws where the form is not the caller's to erase. */
  check?: (form: DeletedFormHead) => void
}

/** What became of it. */
type ErasedForm = 'erased' | FormBinRefusal

/**
 * Erases a form in the bin that nobody answered, with all that lies below it (REACH-10). Its days are taken away first, so
 * that nothing brings it back half; stopped at any moment, the next night goes on. A form with answers stays for them.
 */
async function eraseDeleted(formId: string, { by, motivo, now, check }: Wanted): Promise<ErasedForm> {
  const outcome = await inTransaction(async (tx): Promise<ErasedForm> => {
    const form = await formInside(tx, formId)
    if (!form?.deleted) return 'gone'
    check?.(form)
    if (motivo === 'plazo' && isFormInBin(form, now)) return 'gone'
    const noted = await tx.get(database().doc(retentionPath(formId)))
    if (isHolding(plainValue(noted.get('bloqueo')))) return 'held'
    if (!(await isUnanswered(tx, formId))) return 'answers'
    if (isFormInBin(form, now)) tx.update(formRef(formId), { 'deletionInfo.date': binnedSince(now) })
    tx.set(
      auditRef('formularioBorradoFinal', formId),
      auditDocument(by, { ...noteOf(formId, form), tipo: 'formularioBorradoFinal', motivo }),
    )
    return 'erased'
  })
  if (outcome === 'erased') await removeForm(formId)
  return outcome
}

/**
 * Erases a form in the bin at once, for who administers its municipality.
 * @throws HttpsError of {@link staffCaller} and {@link requireRecentFactor}; `permission-denied` for who may not;
 * `failed-precondition` with the reason `held`, `answers` or `gone`; `invalid-argument`
 */
export const eraseForm = served(ERASE_FORM, async (request): Promise<BinResponse> => {
  const caller = await staffCaller(request)
  const { formId } = request.checked()
  const { ability } = caller
  if (ability.cannot('manage', 'municipalityUser')) throw forbidden()
  requireRecentFactor(caller)
  const outcome = await eraseDeleted(formId, {
    ...{ by: actorOf(caller), motivo: '', now: new Date() },
    check: (form) => {
      if (ability.cannot('delete', oneForm(form)) || ability.cannot('manage', usersOf(form.municipalityPath)))
        throw forbidden()
    },
  })
  if (outcome !== 'erased') throw refusedWith(outcome)
  return { status: 'ok' }
})

const PER_PAGE = 50
/** Shorter than the function may run, and with room for the answers before. */
const RUN_MS = 120_000

/**
 * Erases forms without answers whose days in the bin ended within the last so many, the newest first. Those with answers
 * stay for them, and are looked at no more afterwards. It may end at any time.
 * @param now moments are judged by it
 */
export async function emptyBinOfForms(now: Date, forMs = RUN_MS): Promise<void> {
  const until = Date.now() + forMs
  const last = binnedSince(now)
  const over = database()
    .collection(FORMS)
    .where('deleted', '==', true)
    .where('deletionInfo.date', '<=', Timestamp.fromDate(last))
    .where('deletionInfo.date', '>', Timestamp.fromDate(daysAfter(last, -BIN_DAYS)))
    .orderBy('deletionInfo.date', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select()
  let from: QueryDocumentSnapshot | undefined
  do {
    const page = await (from ? over.startAfter(from) : over).limit(PER_PAGE).get()
    for (const { id } of page.docs) {
      if (Date.now() >= until) return
      // One that fails keeps no other from its turn; the next night goes on with it.
      await eraseDeleted(id, { by: NOBODY, motivo: 'plazo', now }).catch((error: unknown) =>
        logger.error('a deleted form stays too long', { formId: id, error }),
      )
    }
    from = page.size === PER_PAGE ? page.docs.at(-1) : undefined
  } while (from)
}
