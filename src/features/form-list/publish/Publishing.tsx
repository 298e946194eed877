import { useState } from 'react'
import type { FormRow } from '../../../domain/form/form-row'
import { PublishedDialog } from '../../../ui/staff/publish/PublishedDialog'
import { PublishDialog } from './PublishDialog'
import { useScope } from './use-scope'

interface PublishingProps {
  row: FormRow
  title: string
  onClose: () => void
}

/** Checks a form, asks whether it is to be public, and then shows its link (LIST-03, EDIT-25). */
export function Publishing({ row, title, onClose }: PublishingProps) {
  const [isDone, setDone] = useState(false)
  const { busy, turn } = useScope()
  const end = (isTurned: boolean) => (isTurned ? setDone(true) : onClose())
  if (isDone) return <PublishedDialog form={{ id: row.id, titulo: title }} onClose={onClose} />
  return (
    <PublishDialog
      row={row}
      title={title}
      busy={busy}
      onPublish={(form) => void turn(() => Promise.resolve(form), true, end)}
      onClose={onClose}
    />
  )
}
