import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/native/Notice'
import kept from '../SavedDraftNotice.module.css'

/** Says that a link filled in some answers, which can be changed (REACH-05). */
export function PrefilledNotice({ count }: { count: number }) {
  const { t } = useTranslation('refused')
  return (
    <div className={kept.kept}>
      <Notice tone="info" title={t('byLink.title', { count })}>
        <p>{t('byLink.text')}</p>
      </Notice>
    </div>
  )
}

/** Says that some answers come from the town hall, which cannot be changed here (REACH-05). */
export function SignedNotice({ count, place }: { count: number; place: string }) {
  const { t } = useTranslation(['refused', 'answering'])
  const by = place || t('answering:form.thePlace')
  return (
    <div className={kept.kept}>
      <Notice tone="info" title={t('byLink.signed.title', { count, place: by })}>
        <p>{t('byLink.signed.text')}</p>
      </Notice>
    </div>
  )
}
