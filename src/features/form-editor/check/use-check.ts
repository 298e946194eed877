import { useEffect, useState } from 'react'
import { checkPublication, type Publication } from '../../../domain/form/publication'
import { useEditor } from '../store/context'

/** Longer than the time between two typed letters. */
const SETTLE_MS = 300

/**
 * The findings of the form as it is edited (EDIT-25), computed when typing pauses, because that reads the whole form.
 */
export function useCheck(): Publication {
  const { store, user } = useEditor()
  const [checked, setChecked] = useState(() => {
    const { form } = store.get()
    return { form, found: checkPublication(form, user) }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitingFor = checked.form
    const check = (): void => {
      const { form } = store.get()
      setChecked({ form, found: checkPublication(form, user) })
    }
    const stop = store.on(() => {
      const { form } = store.get()
      if (form === waitingFor) return
      waitingFor = form
      clearTimeout(timer)
      timer = setTimeout(check, SETTLE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [checked.form, store, user])
  return checked.found
}
