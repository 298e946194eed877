import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CITIZEN } from '../../data/citizen/citizen'
import { paths } from '../../lib/paths'
import { messageAction } from '../../ui/MessagePage'
import { PublicSavedPage } from './PublicSavedPage'

/**
 * Where an answer from the portal ends, also in the appointment flow, whose address names the citizen besides (ANS-16,
 * APPT-02): whoever opens it later learns the code alone, which stands in the address too.
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
