import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MAX_PDF_LOCATION, MAX_PDF_TEXT, type PdfExtras } from '../../../domain/calls/generate-pdf'
import { useKeptRecord } from '../../../ui/staff/kept-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { RecordField } from '../../../ui/staff/RecordField'
import { LogoField } from './LogoField'
import { extrasSchema, extrasToSend, NO_EXTRAS, type DraftExtras } from './pdf-extras'

/** What was added last is offered again: whoever prints many answers types it once. Gone with the session. */
const LAST = 'pdf-extras'

interface PdfExtrasDialogProps {
  /** Has the document made and opens it; rejects when that fails. */
  onMake: (extras: PdfExtras | null) => Promise<void>
  onClose: () => void
}

/** A logo, a text and a place for the PDF of an answer (PDF-03). A failure leaves what was typed. */
export function PdfExtrasDialog({ onMake, onClose }: PdfExtrasDialogProps) {
  const { t } = useTranslation('staff')
  const { form } = useKeptRecord(LAST, extrasSchema, () => NO_EXTRAS)
  const { field: logo } = useController({ control: form.control, name: 'logo' })
  const [failed, setFailed] = useState(false)
  const make = async (typed: DraftExtras) => {
    setFailed(false)
    try {
      await onMake(await extrasToSend(typed))
      onClose()
    } catch {
      setFailed(true)
    }
  }
  return (
    <RecordDialog
      title={t('view.pdf.extrasTitle')}
      action={t('view.pdf.download')}
      form={form}
      failure={failed ? t('view.pdf.failed') : null}
      onSave={make}
      onClose={onClose}
    >
      <LogoField logo={logo.value} onLogo={logo.onChange} />
      <RecordField
        name="location"
        label={t('view.pdf.location')}
        help={t('view.pdf.locationHint')}
        most={MAX_PDF_LOCATION}
      />
      <RecordField
        name="text"
        label={t('view.pdf.text')}
        help={t('view.pdf.textHint')}
        most={MAX_PDF_TEXT}
        multiline
        minRows={3}
        maxRows={8}
      />
    </RecordDialog>
  )
}
