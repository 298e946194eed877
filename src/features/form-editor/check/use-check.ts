import { useEffect, useMemo, useState } from 'react'
import type { Form } from '../../../domain/form/form'
import type { Publication } from '../../../domain/publication/finding'
import { checkPublication } from '../../../domain/publication/publication'
import { useTableColumns } from '../inspector/use-table-columns'
import { useEditor, useEditorState } from '../store/context'

/** Longer than the time between two typed letters. */
const SETTLE_MS = 300

/** The findings of the form as it is edited (EDIT-25), computed when typing pauses, because that reads the whole form. */
export function useCheck(): Publication {
  const { store } = useEditor()
  return usePublication(useSettledForm(store.get().form))
}

/** The same for what stands beside the form: null until the form itself stands. */
export function useLaterCheck(): Publication | null {
  const settled = useSettledForm(null)
  return usePublication(settled)
}

/** The form whenever typing pauses. */
function useSettledForm<T extends Form | null>(first: T): Form | T {
  const { store } = useEditor()
  const [settled, setSettled] = useState<Form | T>(first)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitingFor: Form | null = settled
    const look = (): void => {
      const { form } = store.get()
      if (form === waitingFor) return
      waitingFor = form
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(store.get().form), SETTLE_MS)
    }
    look()
    const stop = store.on(look)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [settled, store])
  return settled
}

function usePublication(form: Form): Publication
function usePublication(form: Form | null): Publication | null
function usePublication(form: Form | null): Publication | null {
  const { user } = useEditor()
  const { columnsOf, keeps } = useTableColumns()
  const saved = useEditorState((state) => state.saved)
  return useMemo(
    () => form && checkPublication(form, user, columnsOf, keeps(form, saved)),
    [form, user, columnsOf, keeps, saved],
  )
}
