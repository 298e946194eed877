import { Alert } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_FORM_BYTES, SIZE_WARNING, storedSize } from '../../../domain/form/stored-size'
import { useEditor } from '../store/context'
import type { EditorStore } from '../store/editor-store'
import styles from './DraftNotices.module.css'

/** How long after a change the form is measured, so that it is not while somebody types. */
const DELAY_MS = 1500

/** Bytes in whole kilobytes. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000)

/** Calls back with the form's size in kB a moment after a change; null while it is small enough. */
function watchSize(store: EditorStore, tell: (size: number | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let measured: unknown = null
  const measure = (): void => {
    timer = undefined
    const { form } = store.get()
    measured = form
    const size = storedSize(form)
    tell(size < SIZE_WARNING ? null : kilobytes(size))
  }
  const later = (): void => {
    if (store.get().form === measured) return
    clearTimeout(timer)
    timer = setTimeout(measure, DELAY_MS)
  }
  later()
  const unsubscribe = store.on(later)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Warns when the form is nearly too large for its document. */
export function SizeNotice() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const [size, setSize] = useState<number | null>(null)
  useEffect(() => watchSize(store, setSize), [store])
  if (size === null) return null
  return (
    <Alert severity="warning" role="status" className={styles.notice}>
      {t('size.warning', { size, limit: kilobytes(MAX_FORM_BYTES) })}
    </Alert>
  )
}
