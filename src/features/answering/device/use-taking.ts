import { useCallback, useEffect, useRef, useState } from 'react'
import { downloadForms } from '../../../data/staff/offline-forms'
import { loadStaffSending } from '../../../data/staff/load-sending'
import type { User } from '../../../domain/user/user'
import { cacheThisPage } from '../../../lib/offline-page'
import { usePreload } from '../../../lib/navigation'
import { paths } from '../../../lib/paths'
import { loadPreparing } from '../../../lib/photo/prepare-when-needed'
import { loadCheck } from '../../../renderer/form/check/load-check'
import { loadSigning } from '../../../renderer/signatures/SignatureSection'

export type Taking =
  | { status: 'idle' }
  | { status: 'failed' }
  | { status: 'taking'; done: number }
  | { status: 'done'; outcome: Awaited<ReturnType<typeof downloadForms>> }

/** A placeholder for the form, in the address of a page that is loaded ahead. */
const ANY_FORM = '-'

/** Takes all forms of the person's areas along, with the code that answering needs (DAY-05). */
export function useTaking(user: User): [Taking, () => void] {
  const [taking, setTaking] = useState<Taking>({ status: 'idle' })
  const preload = usePreload()
  const going = useRef<AbortController | null>(null)
  useEffect(() => () => going.current?.abort(), [])
  const begin = useCallback(() => {
    going.current?.abort()
    const { signal } = (going.current = new AbortController())
    const show = (next: Taking) => {
      if (!signal.aborted) setTaking(next)
    }
    show({ status: 'taking', done: 0 })
    const take = async () => {
      const parts = [
        loadStaffSending(),
        loadPreparing(),
        loadSigning(),
        loadCheck(),
        preload(paths.answer.href(ANY_FORM)),
      ]
      const onProgress = (done: number) => show({ status: 'taking', done })
      const [outcome] = await Promise.all([downloadForms(user, onProgress, signal), ...parts])
      await cacheThisPage('staff').catch(() => undefined)
      show({ status: 'done', outcome })
    }
    take().catch(() => show({ status: 'failed' }))
  }, [user, preload])
  return [taking, begin]
}
