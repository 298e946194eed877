import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReportLine } from '../../../domain/transfer/report'
import { keepNotes, notesOf, type ImportNotes as Notes } from '../../../lib/import-notes'
import { useEditorState } from '../store/context'
import { useBroughtPictures } from './use-brought-pictures'

const NotesPanel = lazy(async () => ({ default: (await import('./NotesPanel')).NotesPanel }))

/** What is to be looked at without one line more. */
function withSeen(notes: Notes, line: ReportLine): Notes {
  const at = notes.lines.indexOf(line)
  return at < 0 || notes.seen.includes(at) ? notes : { ...notes, seen: [...notes.seen, at] }
}

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
  useEffect(() => {
    if (notes) void keepNotes(formId, notes)
  }, [formId, notes])
  useBroughtPictures(notes !== null, (line) => setNotes((before) => before && withSeen(before, line)))
  if (!notes || notes.seen.length >= notes.lines.length) return null
  return (
    <Suspense fallback={null}>
      <NotesPanel notes={notes} onSee={(seen) => setNotes({ ...notes, seen })} />
    </Suspense>
  )
}
