import { useTranslation } from 'react-i18next'
import type { Citizen } from '../../domain/answer/answer'
import { citizenName, citizenNumber } from '../../domain/answer/people'
import { isLegalEntity } from '../../domain/citizen/citizen'
import { Facts } from '../../ui/native/Facts'
import { CheckIcon } from '../../ui/native/icons'
import styles from './Recipient.module.css'

/** DOM id of the name, to which the focus goes when somebody was created. */
export const FOUND = 'recipient-found'

/** Whom the answer is about, as the management system knows them (RECIP-01). */
export function CitizenCard({ citizen }: { citizen: Citizen }) {
  const { t } = useTranslation('recipient')
  const kind = isLegalEntity(citizen) ? 'juridica' : 'fisica'
  return (
    <div className={styles.card}>
      <p className={styles.kind}>
        <CheckIcon />
        <span>{t(`kind.${kind}`)}</span>
      </p>
      <p id={FOUND} tabIndex={-1} className={styles.name}>
        {citizenName(citizen)}
      </p>
      <Facts
        look="beside"
        facts={[
          [t(`number.${kind}.label`), citizenNumber(citizen)],
          [t('field.email'), citizen.email],
          [t('field.telefono'), citizen.telefono],
          [t('field.calle'), citizen.calle],
        ]}
      />
    </div>
  )
}
