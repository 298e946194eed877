import { useEffect, useState } from 'react'
import { DEVICE } from '../../../data/device'
import { changePageLanguage } from '../../../lib/change-language'
import { currentLanguage, markLanguage } from '../../../lib/i18n'
import { readPreviewed, sendSignal, type Previewed } from '../../../lib/preview-channel'
import type { Answering } from '../../../engine/answering'
import { createPreview } from '../../../engine/preview'
// A form that is being edited has rules that none which is published may have, such as in a circle.
import '../../../domain/form-logic/every-part'

interface Shown {
  previewed: Previewed
  answering: Answering
}

/**
 * The form that the editor sends, opened for answering; null until the first one is there.
 * @param editor the window around the frame
 * @returns it, and the function that goes on trying after a save
 */
export function usePreviewed(editor: Window): { shown: Shown | null; again: () => void } {
  const [preview] = useState(() => createPreview(DEVICE))
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    let latest: Previewed | null = null
    let turn = Promise.resolve()
    const show = async (previewed: Previewed) => {
      // A newer edit came meanwhile.
      if (previewed !== latest) return
      const { language } = previewed
      // Without network the product's own texts stay as they are, and those of the form are shown all the same.
      if (language !== currentLanguage())
        await changePageLanguage(language).catch(() => markLanguage(language))
      const answering = await preview.show(previewed)
      if (latest !== null) setShown({ previewed, answering })
    }
    const onMessage = (event: MessageEvent) => {
      const previewed = readPreviewed(event, editor)
      if (!previewed) return
      latest = previewed
      turn = turn.then(() => show(previewed))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // The key closes a dialog of the form first.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog[open]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) sendSignal(editor, 'close')
    }
    window.addEventListener('message', onMessage)
    window.addEventListener('keydown', onKeyDown)
    sendSignal(editor, 'ready')
    return () => {
      latest = null
      window.removeEventListener('message', onMessage)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [editor, preview])

  const again = () => {
    if (!shown) return
    const { previewed } = shown
    // An edit that comes meanwhile is shown instead.
    void preview
      .show(previewed)
      .then((answering) => setShown((now) => (now === shown ? { previewed, answering } : now)))
  }
  return { shown, again }
}
