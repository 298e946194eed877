import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormProblem, FormTarget } from '../../../domain/publication/validate-form'
import { useToast } from '../../../ui/staff/toast'
import { useEditor } from '../store/context'
import { focusWithinLater, ruleId } from '../store/element-ids'
import { useShowField } from '../store/use-show-field'

/** Where rules of the form itself are made. */
const PANELS: Partial<Record<FormTarget, 'logic' | 'states'>> = {
  cierres: 'logic',
  estadoInicial: 'states',
  reparto: 'states',
}

/** Says why the form cannot be saved and shows the field (EDIT-18). */
export function useShowProblem(): (problem: FormProblem) => void {
  const { t } = useTranslation('editor')
  const toast = useToast()
  const showField = useShowField()
  const { store } = useEditor()
  return useCallback(
    ({ code, target, rule }) => {
      toast.problem(t(`problem.${code}`))
      const kind = PANELS[target]
      if (kind === undefined || rule === undefined) return showField(target)
      store.show({ selection: { kind }, area: 'canvas' })
      focusWithinLater(ruleId('', target, rule))
    },
    [showField, store, t, toast],
  )
}
