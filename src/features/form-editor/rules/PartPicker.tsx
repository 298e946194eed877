import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { NamePicker } from './NamePicker'
import { partName } from '../../../lib/part-names'

interface PartPickerProps {
  label: string
  help?: string
  parts: readonly FormPart[]
  onPick: (part: FormPart) => void
}

/** Picks a part of the form by its name. */
export function PartPicker({ parts, ...picker }: PartPickerProps) {
  const { t } = useTranslation('editor')
  return (
    <NamePicker
      {...picker}
      options={parts}
      nameOf={(part) => partName(part, (number) => t('rules.unnamed', { number }))}
      keyOf={(part) => `${part.is} ${part.definition.id}`}
    />
  )
}
