import { oneForm } from '../../domain/access/things'
import type { FormRow } from '../../domain/form/form-row'
import { useAbility } from '../../lib/ability'
import { ScopeSwitch } from './ScopeSwitch'
import { ScopeTag } from './ScopeTag'

/** Who may answer the form: a switch for the roles that may decide it (LIST-03), else a word. */
export function Scope({ form, title }: { form: FormRow; title: string }) {
  const ability = useAbility()
  return ability.can('publish', oneForm(form)) ? (
    <ScopeSwitch form={form} title={title} />
  ) : (
    <ScopeTag form={form} />
  )
}
