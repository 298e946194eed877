import { canonical } from '../canonical'
import { withCurrentState } from '../form/state-ref'
import { signaturePath } from '../files/storage-path'
import { storedPath } from '../files/stored-path'
import { removesRows } from './diff'
import { overlaySections, wasCorrected } from './overlay'
import { preservesRemoved, removedIn, withoutRemoved } from './removed'
import type { FormVersion } from '../form/form'
import type { Signature } from '../form/signature'
import { canMoveTo } from '../states/transitions'
import type { StoredAnswer, StoredSection } from '../answer/answer'
import type { SubmittedSignature } from '../answer/submitted-signature'
import { addedFiles } from '../answer/added-files'
import { MAX_ANSWER_BYTES, answerSize } from '../answer/answer-size'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { completionOf, preservesCorrected, preservesLocked, openSignatures } from './locks'
import { assembleSections, begunOf, isWhole } from '../answering/whole'

/** Why a completed answer is not taken, in the details of `failed-precondition`. */
const COMPLETION_FAULTS = ['locked', 'content', 'size', 'file', 'signature', 'state'] as const
export type CompletionFault = (typeof COMPLETION_FAULTS)[number]

/** What was filled in: all sections, the signatures that were given now, and the state to move to; null leaves it. */
interface Asked {
  secciones: StoredSection[]
  signatures: SubmittedSignature[]
  estado: number | null
}
type Changed = Pick<StoredAnswer, 'secciones' | 'signatures' | 'estados'>

export interface Completed extends Changed {
  /** Paths of files that the answer did not have before: they must be there, and be this answer's. */
  files: string[]
  /** Whether anything differs from what is stored. */
  differs: boolean
}

/** The signatures with those given now; null when one is not to be given here (SIGN-05). */
function signed(version: FormVersion, stored: StoredAnswer, given: SubmittedSignature[]): Signature[] | null {
  const open = new Set(openSignatures(version.signatures, stored.signatures, stored.opcionales))
  const isOpen = ({ indexSignature, imgID, imgURL }: SubmittedSignature) =>
    open.delete(indexSignature) && storedPath(imgURL) === signaturePath(version.formId, imgID)
  if (!given.every(isOpen)) return null
  if (given.length === 0) return stored.signatures
  const known = new Set(stored.signatures.map(({ indexSignature }) => indexSignature))
  const all = [...stored.signatures, ...version.signatures.filter((one) => !known.has(one.indexSignature))]
  return all
    .map((one) => {
      const now = given.find(({ indexSignature }) => indexSignature === one.indexSignature)
      return now ? { ...one, names: now.names, imgID: now.imgID, imgURL: storedPath(now.imgURL) } : one
    })
    .sort((one, other) => one.indexSignature - other.indexSignature)
}

/**
 * An answer with what somebody filled in, or why it is not taken (COMP-01): `locked` changes what must stay, `content`
 * is not what the form asks, `size` would be larger than an answer may be, `file` names a file in a way that the product does not, `signature` is not to be
 * given here, `state` is not where the present one leads.
 * @param version the form's version that the answer names
 * @param stored as it stands now
 */
export function completeAnswer(
  version: FormVersion,
  stored: StoredAnswer,
  { secciones, signatures, estado }: Asked,
): Completed | CompletionFault {
  const { actual } = stored.estados
  const state = estado ?? actual
  if (state !== actual && !canMoveTo(stored.estados, state)) return 'state'
  const begun = begunOf(stored)
  const before = assembleSections(version.secciones, stored.secciones, begun)
  // What its form does not ask could only get lost.
  if (!isWhole(version.secciones, stored.secciones, begun)) return 'content'
  if (answerSize({ ...stored, secciones }) > MAX_ANSWER_BYTES) return 'size'
  const after = assembleSections(version.secciones, secciones, begun)
  // It has to be complete as it stands: what a correction gave is not missing.
  const removed = removedIn(stored)
  const stands = withoutRemoved(overlaySections(after, stored), removed)
  if (contentFaults(version, stands === after ? secciones : compactSections(stands), begun).length > 0)
    return 'content'
  if (!preservesLocked(completionOf(stored), before, after)) return 'locked'
  const keeps = preservesCorrected(before, overlaySections(before, stored), after)
  if (!keeps || !preservesRemoved(before, after, removed)) return 'locked'
  // What was corrected is told by its place.
  if (wasCorrected(stored) && removesRows(before, after)) return 'locked'
  const added = addedFiles(before, after)
  if (!added) return 'file'
  const all = signed(version, stored, signatures)
  if (!all) return 'signature'
  const compact = compactSections(after)
  const pictures = signatures.map(({ imgID }) => signaturePath(version.formId, imgID))
  return {
    secciones: compact,
    signatures: all,
    estados: state === actual ? stored.estados : withCurrentState(stored.estados, state),
    files: [...added, ...pictures],
    differs:
      state !== actual || signatures.length > 0 || canonical(compact) !== canonical(compactSections(before)),
  }
}
