import AddIcon from '@mui/icons-material/Add'
import { useEditor } from '../store/context'
import styles from './AddButton.module.css'

interface AddButtonProps {
  id?: string
  label: string
  /** What it is added to, for screen readers. */
  to?: string
  /** Its whole name for them. */
  name?: string
  large?: boolean
  onClick: () => void
}

/** Adds a section, condition or question at this place. */
export function AddButton({ id, label, to, name, large = false, onClick }: AddButtonProps) {
  const { readOnly } = useEditor()
  if (readOnly) return null
  return (
    <button
      type="button"
      id={id}
      className={large ? styles.large : styles.add}
      aria-label={name ?? (to ? `${label}: ${to}` : undefined)}
      onClick={onClick}
    >
      <AddIcon fontSize="small" aria-hidden />
      {label}
    </button>
  )
}
