import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useTitle } from '../lib/title'
import { RefusedPage } from '../renderer/refused/RefusedPage'
import { messageAction } from '../ui/MessagePage'

/** What an unknown address shows (NAV-03): staff go home, citizens to what they sent. */
export function NotFoundPage() {
  const { t } = useTranslation(['common', 'refused'])
  useTitle(t('refused:notFound.title'))
  return (
    <RefusedPage
      title={t('refused:notFound.title')}
      todo={[t('refused:link.open'), t('refused:link.typed')]}
      place={null}
      actions={
        <>
          <Link className={messageAction.main} to={paths.home.href()}>
            {t('actions.home')}
          </Link>
          <Link className={messageAction.plain} to={paths.status.href()}>
            {t('refused:status')}
          </Link>
        </>
      }
    >
      <p>{t('refused:notFound.text')}</p>
    </RefusedPage>
  )
}
