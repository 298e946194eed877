import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { placesOf } from '../../../src/domain/access/places'
import { oneForm, usersOf } from '../../../src/domain/access/things'
import { binnedSince, deletedFormSchema, formUntil, isFormInBin } from '../../../src/domain/bin/bin'
import {
  LIST_DELETED_FORMS,
  type DeletedForm,
  type ListDeletedFormsResponse,
} from '../../../src/domain/calls/bin'
import { FORMS } from '../../../src/domain/store-paths'
import { storedCounts } from '../answers/known-count'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { namesOf } from '../platform/user-names'
import { inPlace, pageOfDeleted } from './pages'

const MOMENT = 'deletionInfo.date'
const TOLD = ['titulo', 'municipalityPath', 'areas', 'deleted', 'deletionInfo']

function inBin({ ability }: StaffCaller, document: DocumentSnapshot, now: Date) {
  const form = decode(deletedFormSchema, document)
  return form && isFormInBin(form, now) && ability.can('delete', oneForm(form))
    ? [{ ...form, formId: document.id }]
    : []
}

/**
 * A page of the forms in the bin that the caller may bring back, those deleted last first (REACH-10).
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for who deletes no forms; `invalid-argument`
 */
export const listDeletedForms = served(
  LIST_DELETED_FORMS,
  async (request): Promise<ListDeletedFormsResponse> => {
    const caller = await staffCaller(request)
    const requested = request.checked()
    const { ability, user } = caller
    if (ability.cannot('delete', 'form')) throw forbidden()
    const now = new Date()
    const all = database()
      .collection(FORMS)
      .where('deleted', '==', true)
      .where(MOMENT, '>', Timestamp.fromDate(binnedSince(now)))
    const queries = placesOf(user, 'delete', 'form').flatMap((place) => inPlace(all, place))
    const { documents, after } = await pageOfDeleted({
      ...{ queries, moment: MOMENT, fields: TOLD, after: requested.after },
    })
    const found = documents.flatMap((one) => inBin(caller, one, now))
    const [names, answers] = await Promise.all([
      namesOf(found.map(({ deletionInfo }) => deletionInfo.username)),
      storedCounts(found.map(({ formId }) => formId)),
    ])
    const forms = found.map((form, at): DeletedForm => {
      const { username, date } = form.deletionInfo
      const count = answers[at]?.total ?? null
      return {
        ...{
          formId: form.formId,
          title: form.titulo,
          municipalityPath: form.municipalityPath,
          answers: count,
        },
        ...{ by: names.get(username) ?? username, deleted: date?.getTime() ?? 0 },
        until: formUntil(form)?.getTime() ?? 0,
        mayErase: count === 0 && ability.can('manage', usersOf(form.municipalityPath)),
      }
    })
    return { forms, after }
  },
)
