import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../lib/i18n'
import { useLatePart } from '../../lib/use-late-part'
import { MessagePage } from '../../ui/MessagePage'
import type { Left } from './left'

async function loadFate() {
  const [{ LeftFate }] = await Promise.all([import('./outbox/LeftFate'), loadTexts('outbox')])
  return LeftFate
}

/**
 * Says that an answer waits on this device, and under which code (DAY-05). It is part of the form's bundle, because
 * nothing can be loaded without network. Once there is a network, the page follows what becomes of the answer.
 */
export function LeftPage(left: Left) {
  const { t } = useTranslation('answering')
  const Fate = useLatePart(loadFate)
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
