import { byIndexSignature, inserted, moved, removed } from './dense'
import type { Signature } from './signature'
import { cutText } from '../text/cut'

/** Longest title of a signature in the editor (§1.9). */
export const MAX_SIGNATURE_TITLE = 40

/** Adds a signature to be given, at the end (EDIT-12). */
export const addSignature = (signatures: Signature[], signature: Signature): Signature[] =>
  inserted(signatures, signature, byIndexSignature)

/** Changes the signature at a position; a title is cut at its longest. */
export function changeSignature(
  signatures: Signature[],
  position: number,
  change: Partial<Pick<Signature, 'title' | 'typeOfSignature' | 'tipeOfSignatory' | 'required'>>,
): Signature[] {
  const signature = signatures[position]
  if (signature === undefined) return signatures
  const next = { ...signature, ...change }
  return signatures.with(position, { ...next, title: cutText(next.title, MAX_SIGNATURE_TITLE) })
}

/** Takes a signature out; the others are renumbered. */
export const removeSignature = (signatures: Signature[], position: number): Signature[] =>
  removed(signatures, position, byIndexSignature)

/** Moves a signature to a position; the others are renumbered. */
export const moveSignature = (signatures: Signature[], from: number, to: number): Signature[] =>
  moved(signatures, from, to, byIndexSignature)
