import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { MessagePage, messageAction } from '../../ui/MessagePage'

/** What a page shows to somebody without the permission for it (AUTH-10). */
export function ForbiddenPage() {
  const { t } = useTranslation(['staff', 'common'])
  useTitle(t('errors.forbidden'))
  return (
    <MessagePage
      title={t('errors.forbidden')}
      actions={
        <Link className={messageAction.main} to={paths.home.href()}>
          {t('common:actions.home')}
        </Link>
      }
    >
      <p>{t('errors.forbiddenHelp')}</p>
    </MessagePage>
  )
}
