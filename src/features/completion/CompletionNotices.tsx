import { useTranslation } from 'react-i18next'
import { pathKey, sectionKey } from '../../domain/answer/path'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { focusPlace } from '../../renderer/focus-place'
import { useCompleting } from './context'

/** What the person has to know before: what may be changed, and what is left to fill in. */
export function CompletionNotices() {
  const { t } = useTranslation('completion')
  const { carried, mode } = useCompleting()
  return (
    <>
      {carried ? (
        <Notice tone="warning" title={t('carried')}>
          <p>{t('carriedText')}</p>
        </Notice>
      ) : null}
      {mode === 'fill' ? <WhatIsLeft /> : null}
      {mode === 'sealed' ? (
        <Notice tone="info" title={t('sealedTitle')}>
          <p>{t('sealedText')}</p>
        </Notice>
      ) : null}
      {mode === 'open' ? (
        <Notice tone="warning" title={t('openTitle')}>
          <p>{t('openText')}</p>
        </Notice>
      ) : null}
    </>
  )
}

/** Says that only missing answers can be given, and how many are missing. */
function WhatIsLeft() {
  const { t } = useTranslation('completion')
  const { gaps, stored } = useCompleting()
  const [place] = gaps.places
  const [section] = gaps.sections
  const count = gaps.places.length + gaps.sections.length
  const first = place ? pathKey(place) : section === undefined ? '' : sectionKey(section)
  const isFull = count === 0
  return (
    <Notice
      tone={isFull ? 'success' : 'info'}
      title={t('banner')}
      actions={isFull ? undefined : <Button onClick={() => focusPlace(first)}>{t('toFirst')}</Button>}
    >
      <p>{isFull ? t('nothingLeft') : t('left', { count })}</p>
      {stored.invalida ? <p>{t('invalid')}</p> : null}
    </Notice>
  )
}
