import { Alert, Stack } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSound, type PlaceFaults } from '../../domain/geography/check-place'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { useSaving } from './use-saving'

interface PlaceDialogProps<Draft> {
  title: string
  /** What is wrong with what is typed; shown once it was tried to save. */
  faults: PlaceFaults<Draft>
  /** Writes what is typed. */
  save: () => Promise<void>
  /** What is said when it is saved. */
  done: string
  large?: boolean
  onClose: () => void
  children: (shown: {
    faultOf: (field: keyof Draft) => PlaceFaults<Draft>[keyof Draft] | null
    busy: boolean
  }) => ReactNode
}

/** Fields of a place: refused ones are told and the first gets the focus, sound ones are saved (GEO-01). */
export function PlaceDialog<Draft>({
  title,
  faults,
  save,
  done,
  large = false,
  onClose,
  children,
}: PlaceDialogProps<Draft>) {
  const { t } = useTranslation('places')
  const { busy, failure, begin } = useSaving()
  const [tries, setTries] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  const submit = () => {
    if (!isSound(faults)) return setTries(tries + 1)
    void begin({ save, done, onDone: onClose })
  }
  return (
    <TaskDialog
      title={title}
      busy={busy}
      action={t('save')}
      large={large}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack ref={fields} sx={{ gap: 6 }}>
        {children({ faultOf: (field) => (tries > 0 ? faults[field] : null), busy })}
      </Stack>
      {failure && (
        <Alert severity="error" role="alert">
          {t(`failures.${failure}`)}
        </Alert>
      )}
    </TaskDialog>
  )
}
