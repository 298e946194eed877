import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../../ui/staff/RecordDialog'
import { failureKey } from './failure'
import { useSaving } from './use-saving'

type RecordProps<Typed extends FieldValues, Sound> = ComponentProps<typeof RecordDialog<Typed, Sound>>

interface PlaceDialogProps<Typed extends FieldValues, Sound> extends Pick<
  RecordProps<Typed, Sound>,
  'title' | 'form' | 'large' | 'hindrance' | 'onClose' | 'children'
> {
  /** Saves what was typed. */
  save: (sound: Sound) => Promise<void>
  /** The message once it is saved. */
  done: string
}

/** A dialog with the fields of a place (GEO-01). */
export function PlaceDialog<Typed extends FieldValues, Sound>({
  save,
  done,
  ...record
}: PlaceDialogProps<Typed, Sound>) {
  const { t } = useTranslation(['places', 'common'])
  const { failure, begin } = useSaving()
  return (
    <RecordDialog
      {...record}
      action={t('save')}
      failure={failure && t(failureKey(failure))}
      onSave={(sound) => begin({ save: () => save(sound), done, onDone: record.onClose })}
    />
  )
}
