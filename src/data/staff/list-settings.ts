import { doc, updateDoc } from 'firebase/firestore/lite'
import { listedQuestions, type ListColumn } from '../../domain/form/listed-questions'
import type { SavedView } from '../../domain/form/list-settings'
import type { Question } from '../../domain/form/question'
import { LIST_AUTHORS, type ListAuthorsResponse } from '../../domain/calls/list-authors'
import { formPath } from '../../domain/store-paths'
import { repeatable } from '../change'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { callStaff } from './callables'
import { getForm } from './forms'

/**
 * The questions of a form that can be columns and filters of its list (DAY-01): one read of the form itself.
 * @throws DataError `notFound`, `damaged`, `forbidden`, `offline`, `timeout`
 */
export const getListedQuestions = async (formId: string): Promise<Question[]> =>
  listedQuestions((await getForm(formId)).secciones)

/** Who answered a form, by their names (DAY-01). Throws as {@link callStaff}. */
export const listAuthors = (formId: string): Promise<ListAuthorsResponse> =>
  callStaff(LIST_AUTHORS, { formId })

/**
 * Keeps how the list of a form looks for everybody (DAY-01, DAY-02): its columns or its views.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function saveListSettings(
  formId: string,
  chosen: { columnas?: ListColumn[]; vistas?: SavedView[] },
): Promise<void> {
  const change = Object.fromEntries(Object.entries(chosen).map(([field, value]) => [`lista.${field}`, value]))
  await repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), formPath(formId)), change)))
}
