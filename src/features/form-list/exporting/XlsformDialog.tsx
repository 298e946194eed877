import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  useMediaQuery,
} from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import { getForm } from '../../../data/staff/forms'
import { DOCUMENT_TYPES } from '../../../domain/files/limits'
import { formFileName } from '../../../domain/form/exchange/write'
import { writeXlsform } from '../../../domain/transfer/xlsform/out/write'
import { downloadFile } from '../../../lib/download-file'
import { DialogWait } from '../../../ui/staff/DialogWait'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { useToast } from '../../../ui/staff/toast'
import { Made } from '../importing/Made'
import { Report } from '../importing/Report'
import { writeWorkbook } from './writing'

interface XlsformDialogProps {
  formId: string
  title: string
  onClose: () => void
}

async function read(formId: string) {
  const form = await getForm(formId)
  return { form, ...(await writeXlsform(form)) }
}

/** Says what becomes of a form as an XLSForm, and then downloads it (MOVE-05). */
export function XlsformDialog({ formId, title, onClose }: XlsformDialogProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const { t: staff } = useTranslation('staff')
  const toast = useToast(`exportXlsform:${formId}`)
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const id = useId()
  const [state, setState] = useState<'open' | 'writing' | 'failed'>('open')
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['forms', 'xlsform', formId],
    queryFn: () => read(formId),
    gcTime: 0,
  })
  const give = async () => {
    if (!data) return
    setState('writing')
    try {
      const name = formFileName(data.form).replace(/json$/u, 'xlsx')
      downloadFile(new Blob([await writeWorkbook(data.sheets)], { type: DOCUMENT_TYPES.xlsx }), name)
      toast.info(staff('exchange.exported', { file: name }))
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={onPhone} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('out.title', { title: title || staff('exchange.untitled') })}
      </DialogTitle>
      <DialogContent aria-live="polite">
        {isError ? <LoadFailed why={serviceFailureOf(error)} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? <LinearProgress aria-label={t('out.reading')} /> : null}
        {data ? (
          <Stack sx={{ gap: 4 }}>
            <Made content={data.form} />
            <div>{t('out.help')}</div>
            <Report report={data.report} way="out" />
          </Stack>
        ) : null}
        {state === 'failed' ? (
          <Alert severity="error" sx={{ mt: 4 }}>
            {t('out.failed')}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogWait busy={state === 'writing' || (!data && !isError)} />
      <DialogActions>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        {!isError && (
          <Button variant="contained" loading={state === 'writing' || !data} onClick={() => void give()}>
            {t('out.download')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
