import type { AppAbility } from '../../lib/ability'

/** Whether a list offers actions: for people who may do more than read (ALIST-04). */
export const offersWork = (ability: AppAbility): boolean =>
  ability.can('move', 'answer') || ability.can('delete', 'answer')
