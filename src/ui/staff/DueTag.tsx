import LateIcon from '@mui/icons-material/ErrorOutlineOutlined'
import { useTranslation } from 'react-i18next'
import { useDue } from '../../lib/use-due'
import { StatusTag } from './StatusTag'

/** Until when something is to be done, and in a word whether that is over (REACH-08); nothing where there is no term. */
export function DueTag({ due }: { due: string | undefined }) {
  const { t } = useTranslation('staff')
  const known = useDue(due)
  if (known === null) return null
  if (known.is === 'late')
    return <StatusTag tone="danger" icon={LateIcon} label={t('turn.late', { day: known.day })} />
  return known.is === 'today' ? (
    <StatusTag tone="warning" label={t('turn.today')} />
  ) : (
    <StatusTag label={known.day} />
  )
}
