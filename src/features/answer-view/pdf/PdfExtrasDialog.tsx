import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PDF_LOCATION_LIMIT, PDF_TEXT_LIMIT, type PdfExtras } from '../../../domain/calls/generate-pdf'
import { useKeptDraft } from '../../../ui/staff/kept-draft'
import { TaskDialog } from '../../../ui/staff/TaskDialog'
import { LogoField } from './LogoField'
import { extrasToSend, NO_EXTRAS, type DraftExtras } from './pdf-extras'

/** What was added last is offered again: whoever prints many answers types it once. Gone with the session. */
const LAST = ['pdf-extras']

interface PdfExtrasDialogProps {
  /** Has the document made and opens it; rejects when that fails. */
  onMake: (extras: PdfExtras | null) => Promise<void>
  onClose: () => void
}

/** A logo, a text and a place for the PDF of an answer (PDF-03). A failure leaves what was typed. */
export function PdfExtrasDialog({ onMake, onClose }: PdfExtrasDialogProps) {
  const { t } = useTranslation('staff')
  const { draft, change } = useKeptDraft<DraftExtras>(LAST, () => NO_EXTRAS)
  const [state, setState] = useState<'typing' | 'making' | 'failed'>('typing')
  const make = async () => {
    setState('making')
    try {
      await onMake(await extrasToSend(draft))
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <TaskDialog
      title={t('view.pdf.extrasTitle')}
      busy={state === 'making'}
      action={t('view.pdf.download')}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <LogoField logo={draft.logo} onLogo={(logo) => change({ logo })} />
      <TextField
        label={t('view.pdf.location')}
        helperText={t('view.pdf.locationHint')}
        value={draft.location}
        onChange={({ target }) => change({ location: target.value })}
        slotProps={{ htmlInput: { maxLength: PDF_LOCATION_LIMIT } }}
        fullWidth
      />
      <TextField
        label={t('view.pdf.text')}
        helperText={t('view.pdf.textHint')}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: PDF_TEXT_LIMIT } }}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
      />
      {state === 'failed' && (
        <Alert severity="error" role="alert">
          {t('view.pdf.failed')}
        </Alert>
      )}
    </TaskDialog>
  )
}
