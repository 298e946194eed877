import TemplatesIcon from '@mui/icons-material/LibraryBooksOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../ui/staff/ToolButton'
import { TemplatesDialog } from './TemplatesDialog'

/** Begins a new form with what town halls often ask for (DAY-07). */
export function TemplatesButton() {
  const { t } = useTranslation('staff')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton
        icon={TemplatesIcon}
        label={t('templates.button')}
        aria-haspopup="dialog"
        size="medium"
        onClick={() => setOpen(true)}
      />
      {isOpen ? <TemplatesDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
