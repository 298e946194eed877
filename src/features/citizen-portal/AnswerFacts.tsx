import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/formats'
import { useZone } from '../../lib/zone'
import { Facts } from '../../ui/native/Facts'
import styles from './CitizenPortal.module.css'

interface AnswerFactsProps {
  code: string
  date: Date | null
  /** '' for none. */
  state: string
}

/** Date, state and code of an answer, by which the citizen recognises it. */
export function AnswerFacts({ code, date, state }: AnswerFactsProps) {
  const zone = useZone()
  const { t } = useTranslation('citizen')
  return (
    <Facts
      look="beside"
      facts={[
        [t('list.date'), formatDate(date, zone)],
        [t('list.state'), state],
        [t('list.code'), code, styles.codeValue],
      ]}
    />
  )
}
