import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../lib/i18n'
import { useOnlinePart } from '../../lib/use-online-part'
import { MessagePage } from '../../ui/MessagePage'
import type { QueuedHere } from './queued-here'

async function loadFate() {
  const [{ QueuedDelivery }] = await Promise.all([import('./outbox/QueuedDelivery'), loadTexts('outbox')])
  return QueuedDelivery
}

/**
 * Says that an answer waits on this device, and under which code (DAY-05). It is part of the form's bundle, because
 * nothing can be loaded without network. Once there is a network, the page follows what becomes of the answer.
 */
export function QueuedPage(left: QueuedHere) {
  const { t } = useTranslation('answering')
  const Fate = useOnlinePart(loadFate)
  if (Fate) return <Fate {...left} />
  return (
    <MessagePage urgent title={t('outbox.leftTitle')}>
      <p>{t('outbox.leftText', { place: left.place || t('form.thePlace') })}</p>
      <p>
        {t('outbox.leftCode')}: <strong>{left.code}</strong>
      </p>
      <p>{t('outbox.leftKeep')}</p>
    </MessagePage>
  )
}
