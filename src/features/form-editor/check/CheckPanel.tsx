import { useTranslation } from 'react-i18next'
import { FindingList } from '../../../ui/staff/publish/FindingList'
import styles from '../states/StatesPanel.module.css'
import { ProofNote } from './ProofNote'
import { useCheck } from './use-check'
import { useProof, withProof } from './use-proof'
import { useShownFindings } from './use-shown-findings'

/** The findings before others answer the form (EDIT-25); each leads to the place where it is put right. */
export function CheckPanel() {
  const { t } = useTranslation('editor')
  const found = useCheck()
  const proving = useProof()
  const { blocking, advising } = useShownFindings(withProof(found, proving.state))
  return (
    <section className={styles.panel} aria-labelledby="check-heading">
      <h2 id="check-heading">{t('check.title')}</h2>
      <p className={styles.lead}>{t('check.lead')}</p>
      <ProofNote {...proving} />
      {blocking.length + advising.length === 0 ? (
        <p className={styles.empty}>{t('check.nothing')}</p>
      ) : (
        <FindingList blocking={blocking} advising={advising} />
      )}
    </section>
  )
}
