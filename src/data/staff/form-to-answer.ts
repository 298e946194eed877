import type { Form } from '../../domain/form/form'
import { formSchema } from '../../domain/form/stored-form'
import { readOrKept, type PerhapsKept } from '../kept'
import { getForm } from './forms'
import { keyOf } from './kept-session'

/**
 * A form for that person to answer; without network, as it was when this person last opened it on this device.
 * @throws as {@link getForm}
 */
export const formToAnswer = (username: string, formId: string): Promise<PerhapsKept<Form>> =>
  readOrKept(keyOf(username, `form/${formId}`), formSchema, () => getForm(formId))
