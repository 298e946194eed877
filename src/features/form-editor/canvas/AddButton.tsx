import AddIcon from '@mui/icons-material/Add'
import { useEditor } from '../store/context'
import styles from './AddButton.module.css'

interface AddButtonProps {
  id?: string
  label: string
  /** What it is added to, for who cannot see where it stands. */
  to?: string
  large?: boolean
  onClick: () => void
}

/** Adds the next section, condition or question where it stands. */
export function AddButton({ id, label, to, large = false, onClick }: AddButtonProps) {
  const { readOnly } = useEditor()
  if (readOnly) return null
  return (
    <button
      type="button"
      id={id}
      className={large ? styles.large : styles.add}
      aria-label={to ? `${label}: ${to}` : undefined}
      onClick={onClick}
    >
      <AddIcon fontSize="small" aria-hidden />
      {label}
    </button>
  )
}
