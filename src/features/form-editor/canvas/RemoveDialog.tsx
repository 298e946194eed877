import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { partName } from '../../../lib/part-names'

/** What rules break when something is removed. */
export interface Breaks {
  parts: readonly FormPart[]
  /** A rule that says in which state answers begin. */
  begins: boolean
  /** A closing that only the server knows. */
  closes: boolean
  /** The address of who else answers a section. */
  asks: boolean
  /** The title or the description of the form. */
  says: boolean
  /** The title of a signature. */
  signs: boolean
}

interface RemoveDialogProps {
  /** «Eliminar la pregunta 3». */
  title: string
  /** What goes along, in words. */
  along?: string | undefined
  broken: Breaks
  onRemove: () => void
  onClose: () => void
}

/** Tells what goes along when a part is removed and whom that breaks, before it is (LOGIC-08, KIND-05). */
export function RemoveDialog({ title, along, broken, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('editor')
  const { parts, ...others } = broken
  const isUsed = parts.length > 0 || Object.values(others).includes(true)
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={isUsed ? t('relations.remove') : title}
      destructive
      onConfirm={onRemove}
      onClose={onClose}
    >
      {along ? <p>{along}</p> : null}
      {isUsed ? t('relations.removeText') : null}
      <ul>
        {parts.map((part) => (
          <li key={`${part.is} ${part.definition.id}`}>
            {partName(part, (number) => t('rules.unnamed', { number }))}
          </li>
        ))}
        {broken.begins ? <li>{t('states.begins.heading')}</li> : null}
        {broken.closes ? <li>{t('closings.heading')}</li> : null}
        {broken.asks ? <li>{t('secondPerson.asks')}</li> : null}
        {broken.says ? <li>{t('outline.form')}</li> : null}
        {broken.signs ? <li>{t('signatures.heading')}</li> : null}
      </ul>
    </ConfirmDialog>
  )
}
