import { Stack } from '@mui/material'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { TaskDialog } from './TaskDialog'

interface RecordDialogProps<Typed extends FieldValues, Sound> {
  title: string
  open?: boolean
  /** Why it cannot be saved now, told when it is tried; null when it can. */
  hindrance?: string | null
  /** The words of the button that saves. */
  action: string
  /** What is typed, and its problems. */
  form: UseFormReturn<Typed, unknown, Sound>
  /** Why it could not be saved. */
  failure: string | null
  /** Shown above the buttons while a field has a problem. */
  summary?: string | undefined
  large?: boolean
  /** Saves what was typed; called when no field has a problem. */
  onSave: (sound: Sound) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with the fields of one record. When fields have problems, it shows them and focuses the first one; otherwise
 * it saves.
 */
export function RecordDialog<Typed extends FieldValues, Sound>({
  form,
  failure,
  summary,
  onSave,
  children,
  ...dialog
}: RecordDialogProps<Typed, Sound>) {
  const { submitCount, isSubmitting, errors } = form.formState
  const fields = useRef<HTMLDivElement>(null)
  // Runs also for problems that the server found, once the fields are enabled again.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, isSubmitting])
  const said = Object.keys(errors).length > 0 ? summary : failure
  return (
    <TaskDialog
      {...dialog}
      failure={said}
      busy={isSubmitting}
      onSubmit={() => void form.handleSubmit(onSave)()}
    >
      <Stack ref={fields} sx={{ gap: 6 }}>
        <FormProvider {...form}>{children}</FormProvider>
      </Stack>
    </TaskDialog>
  )
}
