import { useTranslation } from 'react-i18next'
import { useEditorState } from '../store/context'
import styles from './LiveRegion.module.css'

/** Tells a screen reader what moved, came or went. */
export function LiveRegion() {
  const { t } = useTranslation('editor')
  const announcement = useEditorState((state) => state.announcement)
  const words = (): string => {
    if (announcement === null) return ''
    if (announcement.code !== 'moved') return t(`announce.${announcement.code}`)
    const { position, total } = announcement
    return t('announce.moved', { position, total })
  }
  return (
    <p className={styles.unseen} aria-live="polite">
      {words()}
    </p>
  )
}
