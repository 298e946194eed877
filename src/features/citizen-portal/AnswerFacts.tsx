import { useTranslation } from 'react-i18next'
import type { State } from '../../domain/form/state'
import { FormText } from '../../lib/FormText'
import { formatDate } from '../../lib/formats'
import { useZone } from '../../lib/zone'
import { Facts } from '../../ui/native/Facts'
import styles from './CitizenPortal.module.css'

interface AnswerFactsProps {
  code: string
  date: Date | null
  /** null for none. */
  state: State | null
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
        [t('list.state'), state ? <FormText key="state" of={state} field="nombre" /> : ''],
        [t('list.code'), code, styles.codeValue],
      ]}
    />
  )
}
