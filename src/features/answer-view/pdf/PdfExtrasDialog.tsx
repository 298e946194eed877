import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../lib/session'
import { useCachedRecord } from '../../../ui/staff/use-cached-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { RecordField } from '../../../ui/staff/RecordField'
import { LogoField } from './LogoField'
import { cacheExtras, cachedExtras } from './cached-extras'
import { extrasSchema, extrasToSend, type DraftExtras } from './pdf-extras'
import { pdfFailureKey } from './failure-key'
import { MAX_PDF_TEXT, MAX_PDF_LOCATION } from '../../../domain/export/pdf-extras'
import type { PdfExtras } from '../../../data/staff/pdf'

interface PdfExtrasDialogProps {
  /** The municipality of the answer. */
  municipalityPath: string
  /** Makes the document and opens it; rejects when that fails. */
  onMake: (extras: PdfExtras | null) => Promise<void>
  onClose: () => void
}

/**
 * A logo, a text and a place for the PDF of an answer (PDF-03). What was typed stays after a failure, and is offered
 * again until the session ends. Logo and place are offered longer, because they belong to the municipality.
 */
export function PdfExtrasDialog(props: PdfExtrasDialogProps) {
  const { username } = useSession().user
  const { municipalityPath } = props
  const extras = useQuery({
    queryKey: ['pdf-kept', username, municipalityPath],
    queryFn: () => cachedExtras(username, municipalityPath),
  })
  return extras.data && <ExtrasDialog {...props} known={extras.data} />
}

function ExtrasDialog({
  municipalityPath,
  known,
  onMake,
  onClose,
}: PdfExtrasDialogProps & { known: DraftExtras }) {
  const { t } = useTranslation(['staff', 'common'])
  const { username } = useSession().user
  const { form } = useCachedRecord(`pdf-extras ${municipalityPath}`, extrasSchema, () => known)
  const { field: logo } = useController({ control: form.control, name: 'logo' })
  const [failure, setFailure] = useState<ReturnType<typeof pdfFailureKey> | null>(null)
  const make = async (typed: DraftExtras) => {
    setFailure(null)
    try {
      await onMake(await extrasToSend(typed))
      void cacheExtras(username, municipalityPath, typed)
      onClose()
    } catch (error) {
      setFailure(pdfFailureKey(error))
    }
  }
  return (
    <RecordDialog
      title={t('view.pdf.extrasTitle')}
      action={t('view.pdf.download')}
      form={form}
      failure={failure && t(failure)}
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
