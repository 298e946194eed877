import { getForm } from '../../data/staff/forms'
import { isBlockedMunicipality, isFull } from '../../data/staff/limits'
import type { FormVersion } from '../../domain/form/form'
import type { AppAbility } from '../../lib/ability'
import { refusalOfError, saveFailureOf } from './access'
import type { SaveFailure } from '../../engine/saving'
import { staffRefusal } from './staff-access'

async function causeOf(version: FormVersion, ability: AppAbility): Promise<SaveFailure> {
  const form = await getForm(version.formId)
  const refusal = staffRefusal(form, ability)
  if (refusal === 'deleted' || refusal === 'forbidden') return refusal
  // The form takes no more answers, so a new version would not help.
  if (await isFull(form)) return 'closed'
  if (form.version !== version.version) return 'changed'
  return (await isBlockedMunicipality(form.municipalityPath)) ? 'blocked' : 'refused'
}

/** Why a save of staff failed. When it was refused, the form says why (ANS-11, ANS-12). */
export async function staffFailure(
  error: unknown,
  version: FormVersion,
  ability: AppAbility,
): Promise<SaveFailure> {
  const failure = saveFailureOf(error)
  if (failure !== 'refused') return failure
  return causeOf(version, ability).catch((unread: unknown) => {
    const refusal = refusalOfError(unread)
    return refusal === 'missing' || refusal === 'forbidden' ? refusal : 'refused'
  })
}
