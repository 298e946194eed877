import { useTranslation } from 'react-i18next'
import { paths } from '../lib/paths'
import { useTitle } from '../lib/title'
import { MessagePage, messageAction } from '../ui/MessagePage'

/**
 * What a page that failed to draw, or to load, shows (NAV-04). Its links load the whole page anew, because the failed
 * part may belong to a build that is no longer served.
 */
export function ErrorPage() {
  const { t } = useTranslation()
  useTitle(t('error.title'))
  return (
    <MessagePage
      urgent
      title={t('error.title')}
      actions={
        <>
          <a className={messageAction.main} href={paths.home.href()}>
            {t('actions.home')}
          </a>
          <button type="button" className={messageAction.plain} onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
        </>
      }
    >
      <p>{t('error.text')}</p>
    </MessagePage>
  )
}
