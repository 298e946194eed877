import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { oneForm } from '../../../src/domain/access/things'
import { counterFrom, saysOnlyAnswered, type AnswerCounter } from '../../../src/domain/answer/counter'
import { COUNT_ANSWERS, type CountAnswersResponse } from '../../../src/domain/calls/count-answers'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { answerCountPath, formPath } from '../../../src/domain/store-paths'
import { readStoredCount } from '../../../src/domain/work/counted'
import { formWorkPath } from '../../../src/domain/work/form-work'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { staffCaller } from '../platform/staff-caller'
import { LIMITED, recount } from './recount'

/**
 * How many answers each of these forms has, in their order: what its counter says, or its work where that says only that
 * there are answers; null where neither does. A read for each, and another one where the work is asked.
 */
export async function storedCounts(formIds: readonly string[]): Promise<(AnswerCounter | null)[]> {
  if (formIds.length === 0) return []
  const store = database()
  const counters = await store.getAll(...formIds.map((id) => store.doc(answerCountPath(id))))
  const inWork = formIds.filter((_id, index) => saysOnlyAnswered(counters[index]?.data()))
  const paths = inWork.map((id) => store.doc(formWorkPath(id)))
  const works = paths.length > 0 ? await store.getAll(...paths, { fieldMask: ['respuestas'] }) : []
  const kept = new Map(works.map((work) => [work.id, readStoredCount(work.data())]))
  return formIds.map((id, index) => counterFrom(counters[index]?.data()) ?? kept.get(id) ?? null)
}

/**
 * How many answers a form has; where nothing says it they are counted. Again changes nothing.
 */
export async function knownCount(formId: string): Promise<AnswerCounter> {
  const [stored] = await storedCounts([formId])
  if (stored) return stored
  await recount(formId)
  const [made] = await storedCounts([formId])
  if (!made) throw new Error(`the counter of form ${formId} was removed while it was made`)
  return made
}

/**
 * Has the counter of a limited form say how many answers there are where it does not, as one that was just limited or
 * was lost: until then rules let nobody answer (ANS-12). One read where it says no number.
 * @param counter as it was read
 * @returns whether it was made
 */
export async function makeCounter(formId: string, counter: DocumentSnapshot | undefined): Promise<boolean> {
  if (counterFrom(counter?.data())) return false
  const [form] = await database().getAll(database().doc(formPath(formId)), { fieldMask: [LIMITED] })
  if (form?.get(LIMITED) !== true) return false
  await recount(formId)
  return true
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
