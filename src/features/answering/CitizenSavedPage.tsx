import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CITIZEN } from '../../data/citizen/citizen'
import { paths } from '../../lib/paths'
import { messageAction } from '../../ui/MessagePage'
import { PublicSavedPage } from './PublicSavedPage'

/**
 * The last page of an answer from the portal, also in the appointment flow, whose address names the citizen too
 * (ANS-16, APPT-02). A person who opens the address later sees only the code, which is in the address.
 */
export function CitizenSavedPage() {
  const { t } = useTranslation('citizen')
  return (
    <PublicSavedPage
      account={CITIZEN}
      ways={
        <Link className={messageAction.main} to={paths.ownAnswers.href()}>
          {t('list.title')}
        </Link>
      }
    />
  )
}
