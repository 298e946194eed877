import { answersTo } from '../../domain/access/things'
import type { Form } from '../../domain/form/form'
import type { AppAbility } from '../../lib/ability'
import { refusalOfContent, type Refusal } from './access'

/**
 * Whether a member of staff may answer this form (ANS-11); a file of its own, so that strangers do not load the
 * permissions.
 */
export function staffRefusal(form: Form, ability: AppAbility): Refusal | null {
  if (form.deleted) return 'deleted'
  if (ability.cannot('create', answersTo(form))) return 'forbidden'
  return refusalOfContent(form)
}
