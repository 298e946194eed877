import { useTranslation } from 'react-i18next'
import { FindingList } from '../../../ui/staff/publish/FindingList'
import styles from '../states/StatesPanel.module.css'
import { useCheck } from './use-check'
import { useShownFindings } from './use-shown-findings'

/** What to look at before others answer (EDIT-25); each line leads to where it is mended. */
export function CheckPanel() {
  const { t } = useTranslation('editor')
  const { blocking, advising } = useShownFindings(useCheck())
  return (
    <section className={styles.panel} aria-labelledby="check-heading">
      <h2 id="check-heading">{t('check.title')}</h2>
      <p className={styles.lead}>{t('check.lead')}</p>
      {blocking.length + advising.length === 0 ? (
        <p className={styles.empty}>{t('check.nothing')}</p>
      ) : (
        <FindingList blocking={blocking} advising={advising} />
      )}
    </section>
  )
}
