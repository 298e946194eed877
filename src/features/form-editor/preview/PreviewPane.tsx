import { Alert, Button, useMediaQuery } from '@mui/material'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n'
import { paths } from '../../../lib/paths'
import { useEditor, useEditorState } from '../store/context'
import { PreviewBar } from './PreviewBar'
import styles from './Preview.module.css'
import { usePreviewFrame } from './use-preview-frame'
import { useFit } from './use-fit'

/**
 * The form as it will be answered: beside its canvas on a desktop, over everything on a phone. The frame is a page of
 * its own, so that a narrow preview is a narrow screen for everything in it.
 */
export function PreviewPane() {
  const { t } = useTranslation(['editor', 'common'])
  const { store } = useEditor()
  const isOpen = useEditorState(({ previewing }) => previewing)
  const width = useEditorState(({ previewWidth }) => previewWidth)
  const [language, setLanguage] = useState(useLanguage())
  // The preview begins in the language that is being translated, until another one is chosen here.
  const translated = useEditorState((state) => state.language)
  const isTranslating = useEditorState(({ selection }) => selection.kind === 'translations')
  const before = useRef(translated)
  useEffect(() => {
    if (isTranslating || before.current !== translated) setLanguage(translated)
    before.current = translated
  }, [isTranslating, translated])
  const close = useCallback(() => store.show({ previewing: false }), [store])
  const { frame, isWanted, status, round, retry } = usePreviewFrame(isOpen, language, close)
  const isCovering = useMediaQuery('(max-width: 1099px)')
  const isPhone = useMediaQuery('(max-width: 599px)')
  const pane = usePane(isOpen, isCovering)
  const { stage, style } = useFit(isPhone ? null : width, isOpen)
  const titleId = useId()
  return (
    <dialog
      ref={pane}
      className={styles.pane}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <PreviewBar
        titleId={titleId}
        width={isPhone ? null : width}
        onWidth={(previewWidth) => store.show({ previewWidth })}
        language={language}
        onLanguage={setLanguage}
        onClose={close}
      />
      <p className={styles.note}>{t('preview.note')}</p>
      <div ref={stage} className={styles.stage}>
        {status === 'failed' ? (
          <Alert
            severity="error"
            className={styles.failed}
            action={<Button onClick={retry}>{t('common:actions.retry')}</Button>}
          >
            {t('preview.failed')}
          </Alert>
        ) : null}
        {isOpen && status === 'loading' ? (
          <p role="status" className={styles.loading}>
            {t('preview.loading')}
          </p>
        ) : null}
        {isWanted ? (
          // The frame is a page of this site, which a sandbox would not restrict.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={round}
            ref={frame}
            className={styles.frame}
            style={style}
            hidden={status !== 'ready'}
            title={t('preview.frame')}
            src={paths.preview.href()}
          />
        ) : null}
      </div>
    </dialog>
  )
}

/** Opens and closes the pane; on closing, the focus goes back to where it was, also out of the frame. */
function usePane(isOpen: boolean, isCovering: boolean) {
  const pane = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = pane.current
    if (!isOpen || !dialog) return
    const opener = document.activeElement
    if (isCovering) dialog.showModal()
    else dialog.show()
    return () => {
      const hadFocus = dialog.contains(document.activeElement)
      dialog.close()
      if (hadFocus && opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, isCovering])
  return pane
}
