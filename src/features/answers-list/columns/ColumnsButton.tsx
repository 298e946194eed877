import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormHead } from '../../../domain/form/form-head'
import { ToolButton } from '../../../ui/staff/ToolButton'
import { ColumnsDialog } from './ColumnsDialog'
import type { ColumnsControl } from './use-columns'

/** Chooses the columns of the list (DAY-01). */
export function ColumnsButton({ form, control }: { form: FormHead; control: ColumnsControl }) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useState(false)
  return (
    <>
      <ToolButton icon={ColumnsIcon} label={t('answers.columns.button')} onClick={() => setOpen(true)} />
      {open && <ColumnsDialog form={form} control={control} onClose={() => setOpen(false)} />}
    </>
  )
}
