import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useTitle } from '../lib/title'
import { MessagePage, messageAction } from '../ui/MessagePage'

/** What an unknown address shows (NAV-03). */
export function NotFoundPage() {
  const { t } = useTranslation()
  useTitle(t('notFound.title'))
  return (
    <MessagePage
      title={t('notFound.title')}
      actions={
        <Link className={messageAction.main} to={paths.home.href()}>
          {t('actions.home')}
        </Link>
      }
    >
      <p>{t('notFound.text')}</p>
    </MessagePage>
  )
}
