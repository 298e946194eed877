import { useTranslation } from 'react-i18next'
import { citizenName, citizenNumber } from '../../domain/answer/people'
import { loadTexts } from '../../lib/i18n'
import { Button } from '../../ui/native/Button'
import styles from './Recipient.module.css'
import { useRecipient } from './use-recipient'

/** The line with its texts. */
export async function loadChosenRecipient() {
  await loadTexts('recipient')
  return ChosenRecipient
}

/** Whom the answer is about, above the questions and above the save button (ANS-02). */
function ChosenRecipient({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('recipient')
  const { citizen } = useRecipient().state
  return (
    <div className={styles.chosen}>
      <p className={styles.chosenWords}>
        <span className={styles.chosenLabel}>{t('chosen.title')}</span>
        {citizen ? (
          <span>
            <strong>{citizenName(citizen)}</strong> {citizenNumber(citizen)}
          </span>
        ) : (
          <span>{t('chosen.none')}</span>
        )}
      </p>
      <Button onClick={onChange} aria-label={citizen ? t('chosen.changeLong') : t('chosen.chooseLong')}>
        {citizen ? t('chosen.change') : t('chosen.choose')}
      </Button>
    </div>
  )
}
