import { Alert, Stack } from '@mui/material'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { TaskDialog } from './TaskDialog'

interface RecordDialogProps<Typed extends FieldValues, Sound> {
  title: string
  open?: boolean
  /** It cannot be done as things stand. */
  disabled?: boolean
  /** What the button says that saves it. */
  action: string
  /** What is typed, and what is wrong with it. */
  form: UseFormReturn<Typed, unknown, Sound>
  /** Why it could not be saved. */
  failure: string | null
  /** What is said beside the fields while something is wrong with them. */
  summary?: string | undefined
  large?: boolean
  /** Saves what was typed; called when nothing is wrong with it. */
  onSave: (sound: Sound) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Fields of one record: wrong ones are told and the first gets the focus, sound ones are saved. */
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
  // Also when the server found something wrong, which is when the fields are not disabled any more.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, isSubmitting])
  const said = Object.keys(errors).length > 0 ? summary : failure
  return (
    <TaskDialog {...dialog} busy={isSubmitting} onSubmit={() => void form.handleSubmit(onSave)()}>
      <Stack ref={fields} sx={{ gap: 6 }}>
        <FormProvider {...form}>{children}</FormProvider>
      </Stack>
      {said && (
        <Alert severity="error" role="alert">
          {said}
        </Alert>
      )}
    </TaskDialog>
  )
}
