import LateIcon from '@mui/icons-material/ErrorOutlineOutlined'
import { useTranslation } from 'react-i18next'
import { useDue } from '../../lib/use-due'
import unseen from '../unseen.module.css'
import { StatusTag } from './StatusTag'

interface DueTagProps {
  due: string | undefined
  /** Whether what is late shows its day alone, as rows have little room; screen readers say the rest. */
  isShort?: boolean
}

/** Until when something is to be done, and in a word whether that is over (REACH-08); nothing where there is no term. */
export function DueTag({ due, isShort = false }: DueTagProps) {
  const { t } = useTranslation('staff')
  const known = useDue(due)
  if (known === null) return null
  if (known.is === 'late') {
    const words = t('turn.late', { day: known.day })
    const label = isShort ? (
      <>
        <span aria-hidden>{known.day}</span>
        <span className={unseen.unseen}>{words}</span>
      </>
    ) : (
      words
    )
    return <StatusTag tone="danger" icon={LateIcon} label={label} />
  }
  return known.is === 'today' ? (
    <StatusTag tone="warning" label={t('turn.today')} />
  ) : (
    <StatusTag label={known.day} />
  )
}
