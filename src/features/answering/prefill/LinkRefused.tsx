import { useTranslation } from 'react-i18next'
import type { FormVersion } from '../../../domain/form/form'
import { localized } from '../../../domain/language'
import { useLanguage } from '../../../lib/i18n'
import { usePlace } from '../../../lib/place'
import { RefusedPage } from '../../../renderer/refused/RefusedPage'
import { Button } from '../../../ui/native/Button'
import type { CallFailure } from '../reaching/failure'

/**
 * Why a form does not open by its link: its time is over, nobody of the town signed it, it has no signature where there
 * has to be one; or nobody could be asked.
 */
export type LinkRefusal = 'late' | 'wrong' | 'missing' | CallFailure

const ASKED_AGAIN: readonly LinkRefusal[] = ['offline', 'down', 'limited', 'failed', 'forbidden']

const TITLE = {
  late: 'byLink.lateTitle',
  wrong: 'byLink.wrongTitle',
  missing: 'byLink.missingTitle',
} as const
const TEXT = { late: 'byLink.lateText', wrong: 'byLink.wrongText', missing: 'byLink.missingText' } as const

const isSaid = (why: LinkRefusal): why is keyof typeof TITLE => why in TITLE

interface LinkRefusedProps {
  version: FormVersion
  why: LinkRefusal
}

/** Where a link of the town hall opens nothing: what happened, and who gives another one (REACH-05). */
export function LinkRefused({ version, why }: LinkRefusedProps) {
  const { t } = useTranslation('refused')
  const place = usePlace()
  const about = localized(version, 'titulo', useLanguage())
  const key = isSaid(why) ? why : null
  return (
    <RefusedPage
      about={about}
      title={t(key ? TITLE[key] : 'byLink.failedTitle')}
      place={key ? place : null}
      actions={
        ASKED_AGAIN.includes(why) ? (
          <Button onClick={() => globalThis.location.reload()}>{t('byLink.again')}</Button>
        ) : undefined
      }
    >
      <p>{key ? t(TEXT[key]) : t(why === 'offline' ? 'byLink.offlineText' : 'byLink.failedText')}</p>
    </RefusedPage>
  )
}
