import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import { Stack, TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormRow } from '../../domain/form/form-row'
import { localized } from '../../domain/language'
import { useAbility } from '../../lib/ability'
import { useLanguage } from '../../lib/i18n'
import { FormButtons } from './FormButtons'
import { FormMenu } from './FormMenu'
import { FormTitle } from './FormTitle'
import { LabelChips } from './labels/LabelChips'
import { Scope } from './Scope'
import { useSeesWork } from './work'
import { WorkCells } from './WorkCells'
import { RowTable } from '../../ui/staff/RowTable'

interface FormTableProps {
  forms: FormRow[]
  /** Whether some form takes payments, so that a column says which (LIST-02). */
  withPayments: boolean
}

/** The forms on a desktop (LIST-02), with a switch for who may answer where the reader may decide that (LIST-03). */
export function FormTable({ forms, withPayments }: FormTableProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const withScope = useAbility().can('publish', 'form')
  const seesWork = useSeesWork()
  return (
    <RowTable
      label={t('forms.title')}
      columns={[
        t('forms.name'),
        t('forms.area'),
        withScope && t('forms.scope'),
        withPayments && t('forms.payments'),
        seesWork && t('forms.answers'),
        seesWork && t('forms.lastAnswer'),
        t('forms.actions'),
      ]}
      endsInActions
    >
      {forms.map((form) => {
        const title = localized(form, 'titulo', language)
        return (
          <TableRow key={form.id} hover>
            <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
              <FormTitle form={form} title={title} />
            </TableCell>
            <TableCell>
              {form.areaInfo.nombre}
              <LabelChips labels={form.etiquetas} size="small" />
            </TableCell>
            {withScope && (
              <TableCell>
                <Scope form={form} title={title} />
              </TableCell>
            )}
            {withPayments && (
              <TableCell>
                {form.opcionales.addPaymentGateway && (
                  <PaymentsIcon fontSize="small" titleAccess={t('forms.takesPayments')} />
                )}
              </TableCell>
            )}
            {seesWork && <WorkCells formId={form.id} />}
            <TableCell align="right">
              <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', alignItems: 'center' }}>
                <FormButtons form={form} title={title} size="small" />
                <FormMenu form={form} title={title} size="small" />
              </Stack>
            </TableCell>
          </TableRow>
        )
      })}
    </RowTable>
  )
}
