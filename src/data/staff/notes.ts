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
import { isGone, lookedUp } from '../change'
import { errorCodeOf } from '../errors'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'

/** The newest notes of an answer that are read. */
export const MAX_NOTES_READ = 200

const LABEL = 'notes'

const notesOf = (answerId: string) => collection(storeOf('staff'), answerNotesPath(answerId))

/**
 * What staff wrote about an answer for each other, oldest first. One read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function listNotes(answerId: string): Promise<AnswerNote[]> {
  const { docs } = await withTimeout(
    getDocs(query(notesOf(answerId), orderBy('fecha'), limitToLast(MAX_NOTES_READ))),
  )
  countReads(Math.max(1, docs.length), LABEL)
  return decodeAll(answerNoteSchema, docs).items
}

/** Whether this person wrote that note. One read. */
async function isThere(note: DocumentReference, username: string): Promise<boolean> {
  countReads(1, LABEL)
  return (await withTimeout(getDoc(note))).get('autor') === username
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
  const write = async () => {
    await withTimeout(
      setDoc(note, {
        ...{ texto, autor: username, firstName, lastName },
        fecha: serverTimestamp(),
      }),
    )
    return true
  }
  try {
    await lookedUp(write, async () => (await isThere(note, username)) || null)
  } catch (error) {
    // A refusal may mean that an earlier try wrote the note after its time limit: it cannot be overwritten.
    if (errorCodeOf(error) !== 'forbidden' || !(await isThere(note, username).catch(() => false))) throw error
  }
}

/** Takes an own note away. Throws likewise. */
export async function removeNote(answerId: string, noteId: string): Promise<void> {
  const note = doc(notesOf(answerId), noteId)
  await lookedUp(
    () => withTimeout(deleteDoc(note).then(() => true)),
    async () => (await isGone(async () => (await withTimeout(getDoc(note))).exists())) || null,
  )
}
