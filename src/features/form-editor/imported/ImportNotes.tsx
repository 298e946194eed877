import { lazy, Suspense, useEffect, useState } from 'react'
import { keepNotes, notesOf, type ImportNotes as Notes } from '../../../lib/import-notes'
import { useEditorState } from '../store/context'

const NotesPanel = lazy(async () => ({ default: (await import('./NotesPanel')).NotesPanel }))

/** What is to be looked at in a form that came from another system, until all of it was seen (MOVE-06). */
export function ImportNotes() {
  const formId = useEditorState(({ form }) => form.id)
  const [notes, setNotes] = useState<Notes | null>(null)
  useEffect(() => {
    let isHere = true
    const show = async () => {
      const found = await notesOf(formId)
      if (isHere) setNotes(found)
    }
    void show()
    return () => void (isHere = false)
  }, [formId])
  if (!notes || notes.seen.length >= notes.lines.length) return null
  const see = (seen: readonly number[]) => {
    const next = { ...notes, seen }
    setNotes(next)
    void keepNotes(formId, next)
  }
  return (
    <Suspense fallback={null}>
      <NotesPanel notes={notes} onSee={see} />
    </Suspense>
  )
}
