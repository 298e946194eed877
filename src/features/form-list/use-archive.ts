import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../data/failure-key'
import { archiveForm } from '../../data/staff/list-forms'
import type { FormRow } from '../../domain/form/form-row'
import { useToast } from '../../ui/staff/toast'
import { FORMS_KEY } from './use-forms'

/** Puts a form away, or back into the list, at once; a message takes it back (DAY-04). */
export function useArchive(form: FormRow, title: string): () => Promise<void> {
  const { t } = useTranslation(['staff', 'common'])
  const queries = useQueryClient()
  const toast = useToast()
  const put = async (away: boolean): Promise<boolean> => {
    try {
      await archiveForm(form.id, away)
      await queries.invalidateQueries({ queryKey: FORMS_KEY })
      return true
    } catch (error) {
      toast.error(t(serviceFailureKey(error) ?? 'forms.archiveFailed'))
      return false
    }
  }
  return async () => {
    const away = !form.archivado
    if (await put(away))
      toast.undoable(t(away ? 'forms.nowAway' : 'forms.nowBack', { title }), () => void put(!away))
  }
}
