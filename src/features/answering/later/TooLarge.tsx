import { useTranslation } from 'react-i18next'
import { MAX_DRAFT_BYTES } from '../../../domain/saved-draft/saved-draft'
import { LANGUAGE_TAG } from '../../../domain/language'
import { formatMegabytes } from '../../../lib/formats'
import { useLanguage } from '../../../lib/i18n'
import { DoneDialog } from './DoneDialog'
import type { LargeDraft } from './keep'

interface TooLargeProps extends LargeDraft {
  onClose: () => void
}

/** Says, before anything is typed or sent, that the files have no room on the server, and what helps (REACH-04). */
export function TooLarge({ bytes, largest, onClose }: TooLargeProps) {
  const { t } = useTranslation('later')
  const tag = LANGUAGE_TAG[useLanguage()]
  return (
    <DoneDialog title={t('title')} onClose={onClose}>
      <p>{t('large', { size: formatMegabytes(bytes, tag), most: formatMegabytes(MAX_DRAFT_BYTES, tag) })}</p>
      <p>{t('largeText', { name: largest })}</p>
    </DoneDialog>
  )
}
