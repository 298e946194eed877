import { useTranslation } from 'react-i18next'
import styles from './Inspector.module.css'
import { Translations } from './Translations'

/** What can be set for a condition besides its words and questions. */
export function BranchSettings({ section, id }: { section: string; id: string }) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.fields}>
      <p className={styles.help}>{t('condition.help')}</p>
      <Translations
        texts={[
          { owner: { kind: 'condition', section, id }, field: 'condition', label: t('condition.words') },
        ]}
      />
    </div>
  )
}
