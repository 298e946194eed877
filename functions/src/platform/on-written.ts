import type { DocumentReference } from 'firebase-admin/firestore'
import {
  onDocumentWritten,
  type Change,
  type DocumentOptions,
  type DocumentSnapshot,
  type FirestoreEvent,
} from 'firebase-functions/v2/firestore'
import type { CloudEvent, CloudFunction } from 'firebase-functions/v2/core'
import { unlessPutBack } from './restoration'

/** A write to a document, without what the platform says of its name: see {@link onWritten}. */
export type WrittenEvent = Pick<FirestoreEvent<Change<DocumentSnapshot> | undefined>, 'id' | 'time' | 'data'>

/** A path that fits a pattern and that no document has. */
const nowhere = (pattern: string): string => pattern.replaceAll(/\{\w+\}/g, '-')

/**
 * Does something after every write to the documents of a pattern. The platform tells a name beyond ASCII garbled, and
 * one with an escaped slash as a path that leads elsewhere, on which the library throws before anybody is asked
 * (firebase-functions 1459). So its word is thrown away: {@link writtenDocument} knows the name.
 */
export function onWritten(
  options: DocumentOptions & { document: string },
  handler: (event: WrittenEvent) => Promise<void>,
): CloudFunction<CloudEvent<unknown>> {
  const written = onDocumentWritten(options, unlessPutBack(handler))
  const told = (event: CloudEvent<unknown>): unknown =>
    written(Object.assign({}, event, { document: nowhere(options.document) }))
  return Object.assign(told, { run: written.run, __endpoint: written.__endpoint })
}

/** The document that was written: the side of it that is there carries its true name. */
export const writtenDocument = ({ before, after }: Change<DocumentSnapshot>): DocumentReference =>
  (after.exists ? after : before).ref
