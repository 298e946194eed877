import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/native/Notice'
import kept from '../KeptNotice.module.css'

/** Says that a link filled in some answers, which can be changed (REACH-05). */
export function PrefilledNotice({ count }: { count: number }) {
  const { t } = useTranslation('answering')
  return (
    <div className={kept.kept}>
      <Notice tone="info" title={t('prefilled.title', { count })}>
        <p>{t('prefilled.text')}</p>
      </Notice>
    </div>
  )
}
