import type { Action } from './permissions'
import { oneForm, type AccessSubject } from './things'

interface Able {
  can: (action: Action, asked: AccessSubject) => boolean
}

/**
 * Who may stand at the door of a form and let people in by their tickets (PAY-12): who works with answers and reads the
 * form. Tickets name their holders, so who makes forms and sees no answers stands at none.
 */
export const mayKeepDoor = (ability: Able, form: Parameters<typeof oneForm>[0]): boolean =>
  ability.can('create', 'answer') && ability.can('read', oneForm(form))
