import { answersTo } from '../../../src/domain/access/things'
import {
  listAuthorsRequestSchema,
  MAX_AUTHORS,
  type ListAuthorsResponse,
} from '../../../src/domain/calls/list-authors'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { formCountsPath, formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { staffCaller, type StaffRequest } from '../platform/staff-caller'
import { namesOf } from '../platform/user-names'

/**
 * Who answered a form, for who reads everybody's answers to it (DAY-01): those of whom answers are counted, by their
 * names. Two reads for each, and only when somebody wants to choose.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export async function listAuthors(request: StaffRequest & { data: unknown }): Promise<ListAuthorsResponse> {
  const caller = await staffCaller(request)
  const { formId } = checkedRequest(listAuthorsRequestSchema, request.data)
  const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
  // A role that sees only own answers may not ask.
  if (!form || caller.ability.cannot('read', answersTo(form))) throw forbidden()
  const counted = await database()
    .collection(`${formCountsPath(formId)}/autores`)
    .listDocuments()
  const names = await namesOf(counted.slice(0, MAX_AUTHORS).map(({ id }) => id))
  const authors = [...names].map(([author, name]) => ({ author, name }))
  authors.sort((one, other) => one.name.localeCompare(other.name, 'es'))
  return { authors, isCut: counted.length > MAX_AUTHORS }
}
