import { useEffect, useRef } from 'react'
import type { ReportLine } from '../../../domain/transfer/report'
import { takePicture } from '../../../lib/imported-form'
import { optionPlace } from '../inspector/pictures/option-place'
import { pictureUploadOf } from '../inspector/pictures/picture-upload'
import { useEditor } from '../store/context'

/**
 * Sends the pictures that came beside an imported form, one after another (KIND-09). One that cannot be sent stays with
 * its option, to be tried again there.
 * @param isReady whether what is to be looked at is known
 * @param onSent called with what was to be told as long as the picture was not there
 */
export function useBroughtPictures(isReady: boolean, onSent: (line: ReportLine) => void): void {
  const { store } = useEditor()
  const tell = useRef(onSent)
  useEffect(() => {
    tell.current = onSent
  })
  useEffect(() => {
    if (!isReady) return
    const leaving = new AbortController()
    async function sendAll(): Promise<void> {
      while (!leaving.signal.aborted) {
        const picture = takePicture(store.get().form.id)
        if (!picture) return
        const upload = pictureUploadOf(store, optionPlace(picture))
        await upload.send(picture.file)
        if (!leaving.signal.aborted && upload.get().uploaded) tell.current(picture.line)
      }
    }
    void sendAll()
    return () => leaving.abort()
  }, [isReady, store])
}
