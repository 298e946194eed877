import { canCreateAnswer } from '../../domain/access/area-access'
import type { Form } from '../../domain/form/form'
import type { User } from '../../domain/user/user'
import { refusalOfContent, type Refusal } from './access'

/** Whether a member of staff may answer this form (ANS-11); apart, so that strangers do not load who may what. */
export function staffRefusal(form: Form, user: User): Refusal | null {
  if (form.deleted) return 'deleted'
  if (!canCreateAnswer(user, form)) return 'forbidden'
  return refusalOfContent(form)
}
