import { useTranslation } from 'react-i18next'
import { PERSON_KINDS, type PersonKind } from '../../domain/citizen/identity'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import styles from './Recipient.module.css'

const NAME = 'recipient-kind'

/** Natural person or legal entity (RECIP-01). */
export function KindChoice({ kind, onChoose }: { kind: PersonKind; onChoose: (kind: PersonKind) => void }) {
  const { t } = useTranslation('recipient')
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{t('kind.label')}</legend>
      {PERSON_KINDS.map((one) => (
        <ChoiceRow
          key={one}
          type="radio"
          id={`${NAME}-${one}`}
          name={NAME}
          checked={one === kind}
          onChange={() => onChoose(one)}
        >
          {t(`kind.${one}`)}
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
