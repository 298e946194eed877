import { useTranslation } from 'react-i18next'
import type { Citizen } from '../../domain/answer/answer'
import { citizenName, citizenNumber } from '../../domain/answer/people'
import { isLegalEntity } from '../../domain/citizen/citizen'
import { CheckIcon } from '../../ui/native/icons'
import styles from './Recipient.module.css'

/** DOM id of the name, to which the focus goes when somebody was created. */
export const FOUND = 'recipient-found'

/** Whom the answer is about, as the management system knows them (RECIP-01). */
export function CitizenCard({ citizen }: { citizen: Citizen }) {
  const { t } = useTranslation('recipient')
  const kind = isLegalEntity(citizen) ? 'juridica' : 'fisica'
  const facts = [
    ['number', t(`number.${kind}.label`), citizenNumber(citizen)],
    ['email', t('field.email'), citizen.email],
    ['telefono', t('field.telefono'), citizen.telefono],
    ['calle', t('field.calle'), citizen.calle],
  ].filter(([, , text]) => text)
  return (
    <div className={styles.card}>
      <p className={styles.kind}>
        <CheckIcon />
        <span>{t(`kind.${kind}`)}</span>
      </p>
      <p id={FOUND} tabIndex={-1} className={styles.name}>
        {citizenName(citizen)}
      </p>
      <dl className={styles.facts}>
        {facts.map(([key, label, text]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
