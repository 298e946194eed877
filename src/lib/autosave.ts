import { createStore } from './store'

/** A change is on the device at most this long after it was made (ANS-22, EDIT-23). */
const DELAY_MS = 400

/** What the page says about the draft. */
export interface AutosaveStatus {
  savedAt: Date | null
  failed: boolean
}

interface AutosaveContext {
  /** Writes the draft as it is now. @throws when the device does not keep it */
  write: (savedAt: Date) => Promise<void>
  erase: () => Promise<void>
  now: () => Date
}

/**
 * Writes the draft within half a second after a change, and at once when the page is hidden or closed, because a phone
 * may end the page without warning.
 */
export function createAutosave({ write, erase, now }: AutosaveContext) {
  const mark = createStore<AutosaveStatus>({ savedAt: null, failed: false })
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let writing: Promise<void> = Promise.resolve()

  async function writeNow(): Promise<void> {
    const savedAt = now()
    try {
      await write(savedAt)
      if (!stopped) mark.set({ savedAt, failed: false })
    } catch {
      if (!stopped) mark.set({ ...mark.get(), failed: true })
    }
  }

  function flush(): Promise<void> {
    if (timer === undefined) return writing
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeNow)
    return writing
  }

  const onHide = () => {
    if (document.visibilityState === 'hidden') void flush()
  }
  const onLeavePage = () => void flush()
  document.addEventListener('visibilitychange', onHide)
  globalThis.addEventListener('pagehide', onLeavePage)

  return {
    mark: mark.get,
    onMark: mark.on,
    /** Notes a change, which is written shortly after. */
    changed(): void {
      if (stopped || timer !== undefined) return
      timer = setTimeout(() => void flush(), DELAY_MS)
    },
    flush,
    /** Notes that the draft was found on the device. */
    found: (savedAt: Date) => mark.set({ savedAt, failed: false }),
    /** Removes the draft for good: the answer was saved or the draft discarded. */
    async erase(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      timer = undefined
      await writing
      await erase()
    },
    /** Resolves when the last change is on the device. */
    dispose(): Promise<void> {
      const flushed = flush()
      stopped = true
      document.removeEventListener('visibilitychange', onHide)
      globalThis.removeEventListener('pagehide', onLeavePage)
      return flushed
    },
  }
}
