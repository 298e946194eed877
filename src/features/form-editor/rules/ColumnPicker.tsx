import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { NamePicker } from './NamePicker'
import { partName } from '../../../lib/part-names'
import { useColumns } from './use-columns'

interface ColumnPickerProps {
  parts: readonly FormPart[]
  onPick: (part: FormPart, column: string) => void
}

/**
 * Picks a column that formulas can look up: an attribute of a question's options, or a column of its table. Draws nothing
 * where no question has any (LOGIC-05).
 */
export function ColumnPicker({ parts, onPick }: ColumnPickerProps) {
  const { t } = useTranslation('editor')
  const { namesOf } = useColumns()
  const columns = parts.flatMap((part) => namesOf(part).map((column) => ({ part, column })))
  if (columns.length === 0) return null
  return (
    <NamePicker
      label={t('rules.insertColumn')}
      options={columns}
      nameOf={({ part, column }) =>
        `${partName(part, (number) => t('rules.unnamed', { number }))} · ${column}`
      }
      keyOf={({ part, column }) => `${part.definition.id} ${column}`}
      onPick={({ part, column }) => onPick(part, column)}
    />
  )
}
