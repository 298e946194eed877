import { SCOPE_SWITCH_ROLES } from '../../domain/access/permissions'
import type { Form } from '../../domain/form/form'
import { roleOf } from '../../domain/user/user'
import { oneForm, useAbility } from '../../lib/ability'
import { useSession } from '../../lib/session'
import { ScopeSwitch } from './ScopeSwitch'
import { ScopeTag } from './ScopeTag'

/** Who may answer the form: a switch for the roles that may decide it (LIST-03), else a word. */
export function Scope({ form, title }: { form: Form; title: string }) {
  const { user } = useSession()
  const ability = useAbility()
  const role = roleOf(user)
  const decides = role !== null && SCOPE_SWITCH_ROLES.includes(role) && ability.can('update', oneForm(form))
  return decides ? <ScopeSwitch form={form} title={title} /> : <ScopeTag form={form} />
}
