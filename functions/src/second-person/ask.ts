import { fieldOf, isHidden, isNameless, type AnswerChange } from '../answers/change'
import { readFormExcerpt, type ReadForm } from '../answers/list-columns'
import { isDocumentId } from '../../../src/domain/document-id'
import { tryConsumeConfirmation } from '../news/limits'
import { auditRef, NOBODY } from '../platform/audit'
import { addressOf, askingAnswer, isWaiting, type AskingAnswer } from './asking'
import { askedKey, recordPartRequest, requestNow, sendLink } from './send-link'

/** As long as its event is delivered again, a mail server that is away is asked again. */
const PATIENT_MS = 50 * 60_000

/** Whether somebody was asked already: a try of the same event that broke off before its entry was written was none. */
async function wasAsked({ stored }: AskingAnswer, eventId: string): Promise<boolean> {
  if (!stored.otraPersona) return false
  if (stored.otraPersona.evento !== eventId) return true
  return (await auditRef('partePedida', ...askedKey(stored.id, eventId)).get()).exists
}

/** Notes that nobody could be asked, so that staff see it. */
const noteUnsent = (asking: AskingAnswer, now: Date): Promise<boolean> =>
  recordPartRequest(asking, { otraPersona: requestNow('', now, asking.rule.dias) })

/**
 * Asks another person for the part of an answer that waits for it, once (REACH-11). A form that asks nobody costs
 * nothing: it was read for the steps before.
 * @throws when the answer keeps changing or the mail server is away; to be tried again
 */
export async function askSecondPerson(change: AnswerChange, read: ReadForm): Promise<void> {
  const { answerId, after, time, eventId } = change
  if (!after || after.otraPersona || isNameless(after) || isHidden(after)) return
  const formId = fieldOf(change, 'idPlantilla')
  // A damaged answer may name no form.
  if (!isDocumentId(formId) || !(await readFormExcerpt(formId, read)).secondPerson) return
  const asking = await askingAnswer(answerId, read)
  if (!asking || !isWaiting(asking) || (await wasAsked(asking, eventId))) return
  const now = new Date()
  const address = addressOf(asking)
  const taken = address === '' ? 'none' : await tryConsumeConfirmation(asking.stored, address)
  if (taken === 'busy') throw new Error('too many mails at once to be counted')
  if (taken === 'none') {
    if (!(await noteUnsent(asking, now))) throw new Error(`answer ${answerId} keeps changing`)
    return
  }
  try {
    if ((await sendLink(asking, NOBODY, now, eventId)) === null)
      throw new Error(`answer ${answerId} keeps changing`)
  } catch (error) {
    if (now.getTime() - time.getTime() < PATIENT_MS) throw error
    const late = await askingAnswer(answerId)
    if (late && !late.stored.otraPersona) await noteUnsent(late, now)
  }
}
