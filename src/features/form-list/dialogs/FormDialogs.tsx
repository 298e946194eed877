import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../../data/failure-key'
import { getForm } from '../../../data/staff/forms'
import { ExportDialog } from '../../../ui/staff/ExportDialog'
import { DeleteFormDialog } from '../DeleteFormDialog'
import { DuplicateDialog } from '../DuplicateDialog'
import { LabelsDialog } from '../labels/LabelsDialog'
import { Publishing } from '../publish/Publishing'
import { AskContext, type PendingAction } from './ask'

/** Whoever writes no XLSForm loads nothing of it. */
const XlsformDialog = lazy(async () => ({
  default: (await import('../exporting/XlsformDialog')).XlsformDialog,
}))

/**
 * The dialogs of the forms in the list. They stand above its rows, because those go when the screen changes between
 * table and cards or the list is read again, and what was typed has to stay.
 */
export function FormDialogs({ children }: { children: ReactNode }) {
  const [asked, ask] = useState<PendingAction | null>(null)
  return (
    <AskContext value={ask}>
      {children}
      {asked && <AskedDialog {...asked} onClose={() => ask(null)} />}
    </AskContext>
  )
}

function FileDialog({ form, title, onClose }: Omit<PendingAction, 'what'> & { onClose: () => void }) {
  const { t } = useTranslation(['staff', 'common'])
  return (
    <ExportDialog
      read={() => getForm(form.id)}
      title={title}
      failureWords={(error) => {
        const key = serviceFailureKey(error)
        return key && t(key)
      }}
      onClose={onClose}
    />
  )
}

function AskedDialog({ what, form, title, onClose }: PendingAction & { onClose: () => void }) {
  switch (what) {
    case 'publish':
      return <Publishing row={form} title={title} onClose={onClose} />
    case 'duplicate':
      return <DuplicateDialog formId={form.id} title={title} onClose={onClose} />
    case 'export':
      return <FileDialog form={form} title={title} onClose={onClose} />
    case 'xlsform':
      return (
        <Suspense fallback={null}>
          <XlsformDialog formId={form.id} title={title} onClose={onClose} />
        </Suspense>
      )
    case 'label':
      return <LabelsDialog form={form} title={title} onClose={onClose} />
    case 'delete':
      return <DeleteFormDialog form={form} title={title} onClose={onClose} />
  }
}
