import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { useTitle } from '../../../lib/title'
import { usePlace } from '../../../lib/place'
import { RefusedPage } from '../../../renderer/refused/RefusedPage'
import { messageAction } from '../../../ui/MessagePage'
import type { PublicRefusal } from '../access'

const LASTING = [
  ...(['missing', 'deleted', 'closed', 'blocked', 'damaged', 'empty', 'answered'] as const),
  ...(['portal', 'notPortal', 'otherMunicipality'] as const),
]

export interface LastingRefusalProps {
  refusal: PublicRefusal
  /** What the form is called; '' where there is none. */
  about: string
}

/** Why a citizen cannot answer a form, where trying again does not help: in their words, and who helps (ANS-11). */
export function LastingRefusal({ refusal, about }: LastingRefusalProps) {
  const { t } = useTranslation(['refused', 'answering'])
  const place = usePlace()
  // Whoever may not read a form is told no more than that there is none.
  const why = LASTING.find((one) => one === refusal) ?? 'missing'
  const title = t(`why.${why}.title`)
  useTitle(title, about)
  const say = about ? t('say', { form: about }) : ''
  return (
    <RefusedPage
      about={about}
      title={title}
      todo={why === 'missing' ? [t('link.open'), t('link.typed'), t('link.ask')] : [t(`why.${why}.todo`)]}
      // A link that leads to no form is no town hall's.
      place={why === 'missing' && place.name === '' ? null : place}
      say={why === 'blocked' ? t('sayNotice', { notice: t('answering:access.blockedTitle') }) : say}
      actions={
        <Link className={messageAction.plain} to={paths.status.href()}>
          {t('status')}
        </Link>
      }
    >
      <p>{t(`why.${why}.text`)}</p>
    </RefusedPage>
  )
}
