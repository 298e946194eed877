import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormProblem } from '../../../domain/publication/validate-form'
import { useToast } from '../../../ui/staff/toast'
import { useShowField } from '../store/use-show-field'

/** Says why the form cannot be saved and shows the field (EDIT-18). */
export function useShowProblem(): (problem: FormProblem) => void {
  const { t } = useTranslation('editor')
  const toast = useToast()
  const showField = useShowField()
  return useCallback(
    ({ code, target }) => {
      toast.problem(t(`problem.${code}`))
      showField(target)
    },
    [showField, t, toast],
  )
}
