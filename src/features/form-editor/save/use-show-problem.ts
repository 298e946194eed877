import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormProblem, FormTarget } from '../../../domain/form/validate-form'
import { SHOWN_FOR } from '../../../lib/shown-for'
import { useToast } from '../../../ui/staff/toast'
import type { EditorArea } from '../store/editor-store'
import { useEditor } from '../store/context'

const ON_CANVAS: readonly FormTarget[] = ['titulo', 'secciones']

const areaOf = (target: FormTarget): EditorArea => (ON_CANVAS.includes(target) ? 'canvas' : 'settings')

/** Says why the form cannot be saved, scrolls to the field and highlights it for a while (EDIT-18). */
export function useShowProblem(): (problem: FormProblem) => void {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const toast = useToast()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    ({ code, target }) => {
      toast.problem(t(`problem.${code}`))
      store.show({ selection: { kind: 'form' }, area: areaOf(target), highlight: { target } })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => store.show({ highlight: null }), SHOWN_FOR.highlight)
    },
    [store, t, toast],
  )
}
