import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'

/** Takes back what a message says was done (DAY-03). */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <Button color="inherit" size="small" onClick={onUndo}>
      {t('ui.state.undo')}
    </Button>
  )
}
