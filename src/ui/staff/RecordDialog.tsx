import { Alert, Stack } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { TaskDialog } from './TaskDialog'

interface RecordDialogProps<Field extends string, Fault extends string> {
  title: string
  /** What the button says that saves it. */
  action: string
  /** What is wrong with each field; shown once it was tried to save. */
  faults: Record<Field, Fault | null>
  /** Being saved. */
  busy: boolean
  /** Why it could not be saved. */
  failure: string | null
  /** What is said beside the fields while something is wrong with them. */
  summary?: string | undefined
  large?: boolean
  /** Saves what is typed; called when nothing is wrong with it. */
  onSave: () => void
  onClose: () => void
  children: (shown: { faultOf: (field: Field) => Fault | null; busy: boolean }) => ReactNode
}

/** Fields of one record: wrong ones are told and the first gets the focus, sound ones are saved. */
export function RecordDialog<Field extends string, Fault extends string>({
  title,
  action,
  faults,
  busy,
  failure,
  summary,
  large = false,
  onSave,
  onClose,
  children,
}: RecordDialogProps<Field, Fault>) {
  const [tries, setTries] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  // Also when the server found something wrong, which is when it is not busy any more.
  useEffect(() => {
    if (tries > 0 && !busy) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries, busy])
  const isSound = Object.values(faults).every((fault) => fault === null)
  const said = tries > 0 && !isSound ? summary : failure
  const submit = () => {
    setTries(tries + 1)
    if (isSound) onSave()
  }
  return (
    <TaskDialog title={title} busy={busy} action={action} large={large} onSubmit={submit} onClose={onClose}>
      <Stack ref={fields} sx={{ gap: 6 }}>
        {children({ faultOf: (field) => (tries > 0 ? faults[field] : null), busy })}
      </Stack>
      {said && (
        <Alert severity="error" role="alert">
          {said}
        </Alert>
      )}
    </TaskDialog>
  )
}
