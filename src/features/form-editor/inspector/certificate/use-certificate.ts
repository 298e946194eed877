import { certificateFaults, type CertificateFault } from '../../../../domain/form/certificate/check-layout'
import { cleanLayout } from '../../../../domain/form/certificate/clean-layout'
import { NEW_CERTIFICATE, type CertificateLayout } from '../../../../domain/form/certificate/layout'
import { sameItems, useEditor, useEditorState } from '../../store/context'

export interface EditedCertificate {
  layout: CertificateLayout
  faults: readonly CertificateFault[]
  /** @param field the text field that is typed in: its letters are one step of undo */
  change: (change: Partial<CertificateLayout>, field?: string) => void
  /** A text field was left: its words are cleaned in the same step of undo (FMT-05). */
  endTyping: (field: string) => void
}

/** The form's certificate layout as it is edited (PDF-02), also in a form whose questions are fixed. */
export function useCertificate(): EditedCertificate {
  const { store } = useEditor()
  const layout = useEditorState(({ form }) => form.certificado ?? NEW_CERTIFICATE)
  const faults = useEditorState(
    ({ form }) => certificateFaults(form.certificado ?? NEW_CERTIFICATE, form),
    sameItems,
  )
  const change = (part: Partial<CertificateLayout>, field?: string): void =>
    store.edit(
      (form) => ({ ...form, certificado: { ...(form.certificado ?? NEW_CERTIFICATE), ...part } }),
      field && `certificate-${field}`,
    )
  const endTyping = (field: string): void => {
    const clean = cleanLayout(layout)
    if (clean !== layout) change(clean, field)
    store.endGroup()
  }
  return { layout, faults, change, endTyping }
}
