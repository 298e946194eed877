import { useTranslation } from 'react-i18next'
import { LiveText } from '../../../ui/staff/LiveText'
import { useEditorState } from '../store/context'

/** Announces to screen readers what was moved, added or removed. */
export function LiveRegion() {
  const { t } = useTranslation('editor')
  const announcement = useEditorState((state) => state.announcement)
  const words = (): string => {
    if (announcement === null) return ''
    if (announcement.code !== 'moved') return t(`announce.${announcement.code}`)
    const { position, total } = announcement
    return t('announce.moved', { position, total })
  }
  return <LiveText>{words()}</LiveText>
}
