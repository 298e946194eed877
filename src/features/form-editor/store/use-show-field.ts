import { useCallback, useEffect, useRef } from 'react'
import type { FormField } from '../../../domain/publication/validate-form'
import { SHOWN_FOR } from '../../../lib/shown-for'
import { useEditor } from './context'
import type { EditorArea } from './editor-store'

const ON_CANVAS: readonly FormField[] = ['titulo', 'descripcion', 'secciones']

const areaOf = (field: FormField): EditorArea => (ON_CANVAS.includes(field) ? 'canvas' : 'settings')

/** Opens a field of the form itself, scrolls to it and highlights it for a while (EDIT-18, EDIT-25). */
export function useShowField(): (field: FormField) => void {
  const { store } = useEditor()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (field) => {
      store.show({ selection: { kind: 'form' }, area: areaOf(field), highlight: { target: field } })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => store.show({ highlight: null }), SHOWN_FOR.highlight)
    },
    [store],
  )
}
