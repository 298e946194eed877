import { mayKeepDoor } from '../../../src/domain/access/door'
import { formHeadSchema, type FormHead } from '../../../src/domain/form/form-head'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import type { StaffCaller } from '../platform/staff-caller'

/**
 * The form at whose door the caller stands (PAY-12).
 * @throws HttpsError `permission-denied` also when there is no such form
 */
export async function formAtDoor(caller: StaffCaller, formId: string): Promise<FormHead> {
  const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
  if (!form || !mayKeepDoor(caller.ability, form)) throw forbidden()
  return form
}
