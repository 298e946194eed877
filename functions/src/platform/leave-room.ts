/** How instances leave each other room at documents that all of them write. */
import type { DocumentSnapshot } from 'firebase-admin/firestore'

/**
 * How long a document that many want to write rests: it takes about one write a second for long. Tests on an emulator,
 * which takes any number, wait less.
 */
export const WRITE_PAUSE_MS = Number(process.env.WRITE_PAUSE_MS ?? 1000)

/** How many times as long an instance waits at the most where others write the same document. */
const MOST_TIMES = 5

/**
 * How long an instance waits before it writes a document again that takes about one write a second: longer, and each
 * instance differently, where others write it too.
 */
export const pauseFor = (pauseMs: number, isShared: boolean): number =>
  isShared ? pauseMs * (1 + Math.random() * (MOST_TIMES - 1)) : pauseMs

/** Whether somebody wrote a document moments before it was read: another instance, where this one waits longer. */
export const wasJustWritten = (one: DocumentSnapshot | undefined): boolean =>
  one?.updateTime !== undefined && one.readTime.toMillis() - one.updateTime.toMillis() < WRITE_PAUSE_MS
