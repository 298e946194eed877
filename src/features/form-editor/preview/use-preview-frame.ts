import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Case } from '../../../domain/form/case'
import { toVersion } from '../../../domain/form/version'
import type { Language } from '../../../domain/language'
import { readCase, readSignal, sendPreviewed } from '../../../lib/preview-channel'
import { useFormZone, useToday } from '../check/form-clock'
import { useKeepCase } from '../logic/use-keep-case'
import { useEditor } from '../store/context'

/** An edit is shown this much later at most, so that not every letter of a fast typist is drawn. */
const DELAY_MS = 150
/** How long the frame may take to say that it is ready. */
const PATIENCE_MS = 10_000

interface PreviewFrame {
  frame: RefObject<HTMLIFrameElement | null>
  /** Whether the frame is loaded; it then stays, so that it works without network. */
  isWanted: boolean
  status: 'loading' | 'ready' | 'failed'
  /** Changes when the frame has to be loaded anew. */
  round: number
  retry: () => void
}

/** Keeps what was filled in in the preview with what comes of it; the rules are loaded by then. */
function useKeepGiven(): (dado: Case['dado']) => Promise<void> {
  const { store, readOnly } = useEditor()
  const keepCase = useKeepCase()
  const today = useToday()
  return async (dado) => {
    if (readOnly) return
    const { outcomeOfCase } = await import('../../../domain/form-logic/cases')
    const espera = outcomeOfCase(store.get().form, { dado, dia: today() })
    keepCase({ dado, espera })
  }
}

/** Shows the form in the frame as it is being edited, as long as the preview is open. */
export function usePreviewFrame(isOpen: boolean, language: Language, onClose: () => void): PreviewFrame {
  const { store, readOnly } = useEditor()
  const keepGiven = useKeepGiven()
  const keep = useRef(keepGiven)
  keep.current = keepGiven
  const zonaHoraria = useFormZone()
  const frame = useRef<HTMLIFrameElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const [isIdle, setIdle] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [status, setStatus] = useState<PreviewFrame['status']>('loading')
  const [round, setRound] = useState(0)

  // The frame is loaded when the browser is idle, so that it opens at once, also without network.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const asked = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(asked)
  }, [])
  useEffect(() => {
    if (isOpen) setWasOpen(true)
  }, [isOpen])

  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      const signal = readSignal(event, frame.current?.contentWindow ?? null)
      if (signal === 'ready') setStatus('ready')
      if (signal === 'close') close.current()
      const given = readCase(event, frame.current?.contentWindow ?? null)
      if (given) void keep.current(given)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (!isOpen || status !== 'loading') return
    const timer = setTimeout(() => setStatus('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, status, round])

  useEffect(() => {
    const target = frame.current?.contentWindow
    if (!isOpen || status !== 'ready' || !target) return
    let shown = store.get().form
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = (): void => {
      timer = undefined
      shown = store.get().form
      const cases = readOnly ? null : (shown.casos?.length ?? 0)
      const version = { ...toVersion(shown), zonaHoraria }
      sendPreviewed(target, { version, closings: shown.cierres ?? [], language, cases })
    }
    const stop = store.on(() => {
      if (store.get().form !== shown) timer ??= setTimeout(send, DELAY_MS)
    })
    send()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [isOpen, language, readOnly, status, store, zonaHoraria])

  const retry = (): void => {
    setStatus('loading')
    setRound((number) => number + 1)
  }
  return { frame, isWanted: isOpen || wasOpen || isIdle, status, round, retry }
}
