import { useSnackbar } from 'notistack'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormProblem, FormTarget } from '../../../domain/form/validate-form'
import type { EditorArea } from '../store/editor-store'
import { useEditor } from '../store/context'

/** FMT-01: how long the alert stays, and how long the field is lit. */
const ALERT_MS = 5000
const HIGHLIGHT_MS = 4000

const ON_CANVAS: readonly FormTarget[] = ['titulo', 'secciones']

const areaOf = (target: FormTarget): EditorArea => (ON_CANVAS.includes(target) ? 'canvas' : 'settings')

/** Says what keeps the form from being saved, brings its field into view and lights it for a while (EDIT-18). */
export function useShowProblem(): (problem: FormProblem) => void {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    ({ code, target }) => {
      closeSnackbar()
      enqueueSnackbar(t(`problem.${code}`), { variant: 'error', autoHideDuration: ALERT_MS })
      store.show({ selection: { kind: 'form' }, area: areaOf(target), highlight: { target } })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => store.show({ highlight: null }), HIGHLIGHT_MS)
    },
    [closeSnackbar, enqueueSnackbar, store, t],
  )
}
