import { useState } from 'react'
import { useToast } from '../../ui/staff/toast'
import { failureOf, type Failure } from './failure'
import { useReadAgain } from './use-places'

interface Saving {
  /** Saves it. */
  save: () => Promise<void>
  /** The message once it is saved. */
  done: string
  onDone: () => void
}

/** Saves a place once at a time: says that it is saved and reads the list again, or says why not. */
export function useSaving() {
  const toast = useToast()
  const readAgain = useReadAgain()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const begin = async ({ save, done, onDone }: Saving) => {
    setFailure(null)
    setBusy(true)
    try {
      await save()
    } catch (error) {
      setFailure(failureOf(error))
      return setBusy(false)
    }
    // The list is read first, so that it has the change when the dialog closes.
    await readAgain()
    setBusy(false)
    toast.success(done)
    onDone()
  }
  return { busy, failure, begin }
}
