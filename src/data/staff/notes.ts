import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limitToLast,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { answerNotesPath, answerNoteSchema, type AnswerNote } from '../../domain/answer/note'
import type { User } from '../../domain/user/user'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { within } from '../within'

/** The newest notes of an answer that are read. */
const MAX_READ = 200

const notesOf = (answerId: string) => collection(storeOf('staff'), answerNotesPath(answerId))

/**
 * What staff wrote about an answer for each other, oldest first. One read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function listNotes(answerId: string): Promise<AnswerNote[]> {
  const { docs } = await within(getDocs(query(notesOf(answerId), orderBy('fecha'), limitToLast(MAX_READ))))
  countReads(Math.max(1, docs.length), 'notes')
  return decodeAll(answerNoteSchema, docs).items
}

/** Writes a note in the person's own name. Throws likewise. */
export const addNote = (
  answerId: string,
  texto: string,
  { username, firstName, lastName }: Pick<User, 'username' | 'firstName' | 'lastName'>,
): Promise<void> =>
  within(
    setDoc(doc(notesOf(answerId)), {
      ...{ texto, autor: username, firstName, lastName },
      fecha: serverTimestamp(),
    }),
  )

/** Takes an own note away. Throws likewise. */
export const removeNote = (answerId: string, noteId: string): Promise<void> =>
  within(deleteDoc(doc(notesOf(answerId), noteId)))
