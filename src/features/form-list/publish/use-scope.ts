import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../../data/failure-key'
import { ConflictError } from '../../../data/errors'
import { setFormScope } from '../../../data/staff/forms'
import type { Form } from '../../../domain/form/form'
import { useSession } from '../../../lib/session'
import { useToast } from '../../../ui/staff/toast'
import { FORMS_KEY } from '../use-forms'

/** Makes a form public or private (LIST-03). */
export function useScope() {
  const { t } = useTranslation(['staff', 'common'])
  const { user } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  /**
   * @param onEnd called as soon as it is known whether it is so now; of a failure the person is told here
   * @returns after the list was read again
   */
  const turn = async (
    load: () => Promise<Form>,
    on: boolean,
    onEnd: (isTurned: boolean) => void,
  ): Promise<void> => {
    setBusy(true)
    try {
      await setFormScope(await load(), on, user)
      toast.done()
      onEnd(true)
    } catch (error) {
      onEnd(false)
      const unheard = serviceFailureKey(error) ?? 'forms.scopeFailed'
      toast.error(t(error instanceof ConflictError ? 'forms.scopeConflict' : unheard))
    } finally {
      await queries.invalidateQueries({ queryKey: FORMS_KEY })
      setBusy(false)
    }
  }
  return { busy, turn }
}
