import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../lib/navigation'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { useEditor, useEditorState } from '../store/context'
import { isUnsaved } from '../store/editor-store'

/**
 * Asks before unsaved changes are left behind, inside the product and on closing the tab. They stay on the device
 * until the form is opened again (EDIT-23).
 */
export function LeaveGuard() {
  const { t } = useTranslation('editor')
  const { store, draft } = useEditor()
  const unsaved = useEditorState(isUnsaved)
  // Asks the store itself, because the editor may leave right after saving.
  const { asking, leave, stay } = useLeaveGuard((from, to) => from !== to && isUnsaved(store.get()))
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent): void => {
      // While the browser asks, the last letters are written to the device.
      void draft.settle()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [draft, unsaved])
  return (
    <ConfirmDialog
      open={asking}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      destructive={draft.mark().failed}
      onClose={stay}
      onConfirm={leave}
    >
      {t(draft.mark().failed ? 'leave.lost' : 'leave.text')}
    </ConfirmDialog>
  )
}
