import BlockIcon from '@mui/icons-material/Block'
import TipIcon from '@mui/icons-material/LightbulbOutlined'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FindingWords } from '../../../lib/finding-words'
import styles from './FindingList.module.css'

export interface ShownFinding extends FindingWords {
  /** Leads to the place where it is put right; without it the finding is only shown. */
  onOpen?: () => void
}

interface FindingListProps {
  blocking: readonly ShownFinding[]
  advising: readonly ShownFinding[]
}

/** Lists the findings of a form before it becomes public, the blocking ones apart from the advice (EDIT-25). */
export function FindingList({ blocking, advising }: FindingListProps) {
  const { t } = useTranslation('staff')
  return (
    <div className={styles.groups}>
      {blocking.length > 0 && (
        <Group
          title={t('publish.blocking')}
          icon={<BlockIcon fontSize="small" aria-hidden />}
          blocking
          found={blocking}
        />
      )}
      {advising.length > 0 && (
        <Group
          title={t('publish.advising')}
          icon={<TipIcon fontSize="small" aria-hidden />}
          found={advising}
        />
      )}
    </div>
  )
}

interface GroupProps {
  title: string
  icon: ReactNode
  blocking?: boolean
  found: readonly ShownFinding[]
}

function Group({ title, icon, blocking = false, found }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={blocking ? styles.blocking : styles.advising}>
        {icon}
        {title} ({found.length})
      </h3>
      <ul className={styles.list}>
        {found.map((finding, position) => (
          <li key={position}>
            <Found {...finding} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({ where, what, onOpen }: ShownFinding) {
  const words = (
    <>
      {where !== '' && <strong>{where}</strong>}
      <span className={styles.what}>{what}</span>
    </>
  )
  if (!onOpen) return <div className={styles.found}>{words}</div>
  return (
    <button type="button" className={styles.found} onClick={onOpen}>
      {words}
    </button>
  )
}
