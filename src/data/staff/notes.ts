import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limitToLast,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  type DocumentReference,
} from 'firebase/firestore/lite'
import { answerNotesPath, answerNoteSchema, type AnswerNote } from '../../domain/answer/note'
import type { User } from '../../domain/user/user'
import { decodeAll } from '../converters'
import { errorCodeOf } from '../errors'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { within } from '../within'

/** The newest notes of an answer that are read. */
export const MAX_NOTES_READ = 200

const LABEL = 'notes'

const notesOf = (answerId: string) => collection(storeOf('staff'), answerNotesPath(answerId))

/**
 * What staff wrote about an answer for each other, oldest first. One read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function listNotes(answerId: string): Promise<AnswerNote[]> {
  const { docs } = await within(
    getDocs(query(notesOf(answerId), orderBy('fecha'), limitToLast(MAX_NOTES_READ))),
  )
  countReads(Math.max(1, docs.length), LABEL)
  return decodeAll(answerNoteSchema, docs).items
}

/** Whether this person wrote that note; false when it cannot be found out. One read. */
async function isThere(note: DocumentReference, username: string): Promise<boolean> {
  countReads(1, LABEL)
  const found = await within(getDoc(note)).catch(() => null)
  return found?.get('autor') === username
}

/**
 * Writes a note in the person's own name; again with the same id it is written once. Throws likewise.
 * @param noteId random letters and digits, twenty of them
 */
export async function addNote(
  answerId: string,
  noteId: string,
  texto: string,
  { username, firstName, lastName }: Pick<User, 'username' | 'firstName' | 'lastName'>,
): Promise<void> {
  const note = doc(notesOf(answerId), noteId)
  try {
    await within(
      setDoc(note, {
        ...{ texto, autor: username, firstName, lastName },
        fecha: serverTimestamp(),
      }),
    )
  } catch (error) {
    // A refusal may mean that an earlier try wrote the note after its time limit: it cannot be overwritten.
    if (errorCodeOf(error) !== 'forbidden' || !(await isThere(note, username))) throw error
  }
}

/** Takes an own note away. Throws likewise. */
export const removeNote = (answerId: string, noteId: string): Promise<void> =>
  within(deleteDoc(doc(notesOf(answerId), noteId)))
