import type { Question } from '../../../domain/form/question'
import { QUESTION_KINDS, type QuestionKind } from '../../../domain/form/kinds'

/** Files that are asked for with a text beside them: builders look for them as kinds of their own. */
export const FILE_ENTRIES = ['photo', 'document'] as const
type FileEntry = (typeof FILE_ENTRIES)[number]

/** What a builder can add in one step. */
export type PaletteEntry = QuestionKind | FileEntry

export interface PaletteGroup {
  name: 'text' | 'contact' | 'choice' | 'number' | 'date' | 'file' | 'place' | 'tell'
  entries: readonly PaletteEntry[]
}

/** What can be added, as builders look for it (EDIT-10, KIND-11). */
export const PALETTE: readonly PaletteGroup[] = [
  { name: 'text', entries: ['text', 'long-text', 'link'] },
  { name: 'contact', entries: ['email', 'phone', 'identifier'] },
  {
    name: 'choice',
    entries: ['single-choice', 'multiple-choice', 'yes-no', 'table-choice', 'scale', 'ranking', 'grid'],
  },
  { name: 'number', entries: ['integer', 'decimal', 'amount'] },
  { name: 'date', entries: ['date', 'time', 'date-time', 'month'] },
  { name: 'file', entries: ['photo', 'document', 'files', 'scanned-code'] },
  { name: 'place', entries: ['place'] },
  { name: 'tell', entries: ['note', 'consent', 'fact'] },
]

const isKind = (entry: PaletteEntry): entry is QuestionKind => QUESTION_KINDS.some((kind) => kind === entry)

/** The kind that an entry makes, and what it asks beside the answer. */
export function entryOf(entry: PaletteEntry): { kind: QuestionKind; asks: Partial<Question> } {
  if (isKind(entry)) return { kind: entry, asks: {} }
  return { kind: 'text', asks: entry === 'photo' ? { adjuntar: true } : { adjuntarDocumento: true } }
}
