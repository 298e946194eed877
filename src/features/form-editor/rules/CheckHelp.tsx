import { useTranslation } from 'react-i18next'
import styles from './rules.module.css'

/** How a check takes a question that is not asked (decision 128). */
export function CheckHelp() {
  const { t } = useTranslation('editor')
  return <p className={styles.help}>{t('rules.checkWaits')}</p>
}
