import TemplatesIcon from '@mui/icons-material/LibraryBooksOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TemplatesDialog } from './TemplatesDialog'

/** Begins a new form with what town halls often ask for (DAY-07). */
export function TemplatesButton() {
  const { t } = useTranslation('staff')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TemplatesIcon aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('templates.button')}
      </Button>
      {isOpen ? <TemplatesDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
