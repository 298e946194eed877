import { useEffect } from 'react'
import { useHeaderUpload } from '../inspector/header/use-header-upload'
import { useEditorState } from '../store/context'
import styles from './HeadPicture.module.css'
import type { CanvasTexts } from './texts'

/** The picture above the title as it will be seen (EDIT-02); decorative, as there. */
export function HeadPicture({ t }: { t: CanvasTexts }) {
  const { upload, state } = useHeaderUpload()
  const on = useEditorState(({ form }) => form.opcionales.headerImg)
  const url = useEditorState(({ form }) => form.headerImageURL)
  // Leaving the editor cancels the upload.
  useEffect(() => upload.cancel, [upload])
  if (!on) return null
  const words =
    state.busy === 'sending'
      ? state.part > 0
        ? t('header.uploading', { percent: Math.round(state.part * 100) })
        : t('header.sending')
      : url === ''
        ? t('header.missing')
        : ''
  return (
    <>
      {url !== '' ? <img className={styles.picture} src={url} alt="" /> : null}
      {words ? <p className={styles.missing}>{words}</p> : null}
    </>
  )
}
