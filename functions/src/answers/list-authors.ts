import { answersTo } from '../../../src/domain/access/things'
import { LIST_AUTHORS, MAX_AUTHORS, type ListAuthorsResponse } from '../../../src/domain/calls/list-authors'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { formCountsPath, formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { namesOf } from '../platform/user-names'

/**
 * Who answered a form, for who reads everybody's answers to it (DAY-01): those of whom answers are counted, by their
 * names. Two reads for each, and only when somebody wants to choose.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export const listAuthors = served(LIST_AUTHORS, async (request): Promise<ListAuthorsResponse> => {
  const caller = await staffCaller(request)
  const { formId } = request.checked()
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
})
