import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { MessagePage, messageAction } from '../../ui/MessagePage'

/**
 * Shown to staff of a blocked municipality (AUTH-11). No session opens for them, so there is none to close; signing in
 * as somebody else begins with a reload.
 */
export function BlockedPage() {
  const { t } = useTranslation('staff')
  useTitle(t('errors.blocked'))
  return (
    <MessagePage
      urgent
      title={t('errors.blocked')}
      actions={
        <a className={messageAction.plain} href={paths.login.href()}>
          {t('login.otherAccount')}
        </a>
      }
    >
      <p>{t('login.errors.askMunicipality')}</p>
    </MessagePage>
  )
}
