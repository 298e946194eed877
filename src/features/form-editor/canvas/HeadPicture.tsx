import { useEffect } from 'react'
import { HEADER_PLACE } from '../inspector/pictures/header-place'
import { cancelUploads } from '../inspector/pictures/picture-upload'
import { usePictureUpload } from '../inspector/pictures/use-picture-upload'
import { useEditor, useEditorState } from '../store/context'
import styles from './HeadPicture.module.css'
import type { CanvasTexts } from './texts'

/** The picture above the title as it will be seen (EDIT-02); decorative, as there. */
export function HeadPicture({ t }: { t: CanvasTexts }) {
  const { store } = useEditor()
  const { state } = usePictureUpload(HEADER_PLACE)
  const on = useEditorState(({ form }) => form.opcionales.headerImg)
  const url = useEditorState(({ form }) => form.headerImageURL)
  // Leaving the editor cancels what is being uploaded.
  useEffect(() => () => cancelUploads(store), [store])
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
