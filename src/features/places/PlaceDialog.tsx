import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlaceFault } from '../../domain/geography/check-place'
import { RecordDialog } from '../../ui/staff/RecordDialog'
import { useSaving } from './use-saving'

type RecordProps<Field extends string> = ComponentProps<typeof RecordDialog<Field, PlaceFault>>

interface PlaceDialogProps<Field extends string> extends Pick<
  RecordProps<Field>,
  'title' | 'faults' | 'large' | 'onClose' | 'children'
> {
  /** Writes what is typed. */
  save: () => Promise<void>
  /** What is said when it is saved. */
  done: string
}

/** Fields of a place (GEO-01). */
export function PlaceDialog<Field extends string>({ save, done, ...record }: PlaceDialogProps<Field>) {
  const { t } = useTranslation('places')
  const { busy, failure, begin } = useSaving()
  return (
    <RecordDialog
      {...record}
      action={t('save')}
      busy={busy}
      failure={failure && t(`failures.${failure}`)}
      onSave={() => void begin({ save, done, onDone: record.onClose })}
    />
  )
}
