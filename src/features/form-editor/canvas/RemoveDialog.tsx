import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { partName } from '../rules/part-names'

interface RemoveDialogProps {
  /** What is to be removed: «pregunta 3». */
  name: string
  broken: readonly FormPart[]
  onRemove: () => void
  onClose: () => void
}

/** Tells whom it breaks to remove a part, before it is removed (LOGIC-08). */
export function RemoveDialog({ name, broken, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('editor')
  return (
    <ConfirmDialog
      open
      title={t('actions.remove', { name })}
      confirmLabel={t('relations.remove')}
      destructive
      onConfirm={onRemove}
      onClose={onClose}
    >
      {t('relations.removeText')}
      <ul>
        {broken.map((part) => (
          <li key={`${part.is} ${part.definition.id}`}>
            {partName(part, (number) => t('rules.unnamed', { number }))}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
