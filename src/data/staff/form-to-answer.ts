import type { Form } from '../../domain/form/form'
import { formSchema } from '../../domain/form/stored-form'
import { readThroughCache, type MaybeCached } from '../device-cache'
import { getForm } from './forms'
import { keyOf } from './cached-session'

/**
 * A form for that person to answer; without network, as it was when this person last opened it on this device.
 * @throws as {@link getForm}
 */
export const formToAnswer = (username: string, formId: string): Promise<MaybeCached<Form>> =>
  readThroughCache(keyOf(username, `form/${formId}`), formSchema, () => getForm(formId))
