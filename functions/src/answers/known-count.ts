import { oneForm } from '../../../src/domain/access/things'
import { counterFrom, type AnswerCounter } from '../../../src/domain/answer/counter'
import { COUNT_ANSWERS, type CountAnswersResponse } from '../../../src/domain/calls/count-answers'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { answerCountPath, formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { staffCaller } from '../platform/staff-caller'
import { recount } from './recount'

async function readCounter(formId: string): Promise<AnswerCounter | null> {
  return counterFrom((await database().doc(answerCountPath(formId)).get()).data())
}

/**
 * What a form's counter says; where it is missing, or says no total, the answers are counted and it is made. Again
 * changes nothing.
 */
export async function knownCount(formId: string): Promise<AnswerCounter> {
  const stored = await readCounter(formId)
  if (stored) return stored
  await recount(formId)
  const made = await readCounter(formId)
  if (!made) throw new Error(`the counter of form ${formId} was removed while it was made`)
  return made
}

/**
 * Counts the answers of a form whose counter is missing, for staff who read the form: rules take such a form for an
 * answered one (EDIT-05), and its list does not know where it ends (ALIST-01).
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export const countAnswers = served(COUNT_ANSWERS, async (request): Promise<CountAnswersResponse> => {
  const caller = await staffCaller(request)
  const { formId } = request.checked()
  const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
  if (!form || caller.ability.cannot('read', oneForm(form))) throw forbidden()
  return knownCount(formId)
})
