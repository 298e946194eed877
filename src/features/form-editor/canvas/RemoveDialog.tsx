import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { partName } from '../rules/part-names'

/** What rules break when something is removed. */
export interface Breaks {
  parts: readonly FormPart[]
  /** A rule that says in which state answers begin. */
  begins: boolean
}

interface RemoveDialogProps {
  /** What is to be removed: «pregunta 3». */
  name: string
  broken: Breaks
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
        {broken.parts.map((part) => (
          <li key={`${part.is} ${part.definition.id}`}>
            {partName(part, (number) => t('rules.unnamed', { number }))}
          </li>
        ))}
        {broken.begins ? <li>{t('states.begins.heading')}</li> : null}
      </ul>
    </ConfirmDialog>
  )
}
