import AddIcon from '@mui/icons-material/Add'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HinderedButton } from './HinderedButton'

interface AddButtonProps {
  /** What the button says: «Agregar usuario». */
  children: ReactNode
  /** Whether what it needs is still read. */
  isLoading: boolean
  onClick: () => void
}

/** The button that adds something: the main action of a page with a list. */
export function AddButton({ children, isLoading, onClick }: AddButtonProps) {
  const { t } = useTranslation('staff')
  return (
    <HinderedButton
      variant="contained"
      color="secondary"
      startIcon={<AddIcon aria-hidden />}
      hindrance={isLoading ? t('ui.why.loading') : null}
      onClick={onClick}
    >
      {children}
    </HinderedButton>
  )
}
