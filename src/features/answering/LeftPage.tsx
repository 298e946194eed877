import { useTranslation } from 'react-i18next'
import { MessagePage } from '../../ui/MessagePage'

/** An answer that waits on this device. */
export interface Left {
  code: string
  place: string
}

/**
 * Says that an answer waits on this device, and under which code (DAY-05). It is part of the form's bundle, because
 * nothing can be loaded without network. Once there is a network, the frame links to the outbox.
 */
export function LeftPage({ code, place }: Left) {
  const { t } = useTranslation('answering')
  return (
    <MessagePage urgent title={t('outbox.leftTitle')}>
      <p>{t('outbox.leftText', { place: place || t('form.thePlace') })}</p>
      <p>
        {t('outbox.leftCode')}: <strong>{code}</strong>
      </p>
      <p>{t('outbox.leftKeep')}</p>
    </MessagePage>
  )
}
