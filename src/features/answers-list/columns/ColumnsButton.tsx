import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormHead } from '../../../domain/form/form-head'
import { ColumnsDialog } from './ColumnsDialog'
import type { ColumnsControl } from './use-columns'

/** Chooses the columns of the list (DAY-01). */
export function ColumnsButton({ form, control }: { form: FormHead; control: ColumnsControl }) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ displayPrint: 'none' }}
      >
        {t('answers.columns.button')}
      </Button>
      {open && <ColumnsDialog form={form} control={control} onClose={() => setOpen(false)} />}
    </>
  )
}
