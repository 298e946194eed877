import { useEffect, useMemo, useState } from 'react'
import type { Publication } from '../../../domain/publication/finding'
import { checkPublication } from '../../../domain/publication/publication'
import { useTableColumns } from '../inspector/use-table-columns'
import { useEditor, useEditorState } from '../store/context'

/** Longer than the time between two typed letters. */
const SETTLE_MS = 300

/**
 * The findings of the form as it is edited (EDIT-25), computed when typing pauses, because that reads the whole form.
 */
export function useCheck(): Publication {
  const { store, user } = useEditor()
  const { columnsOf, keeps } = useTableColumns()
  const saved = useEditorState((state) => state.saved)
  const [checked, setChecked] = useState(() => store.get().form)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitingFor = checked
    const stop = store.on(() => {
      const { form } = store.get()
      if (form === waitingFor) return
      waitingFor = form
      clearTimeout(timer)
      timer = setTimeout(() => setChecked(store.get().form), SETTLE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [checked, store])
  return useMemo(
    () => checkPublication(checked, user, columnsOf, keeps(checked, saved)),
    [checked, user, columnsOf, keeps, saved],
  )
}
