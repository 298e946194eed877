/** A part as another person gave it, put into the answer (REACH-11). */
import { addedFiles } from '../answer/added-files'
import type { StoredAnswer, StoredSection } from '../answer/answer'
import { answerSize, MAX_ANSWER_BYTES } from '../answer/answer-size'
import { compactSections } from '../answering/compact'
import { assembleSections, begunOf } from '../answering/whole'
import { canonical } from '../canonical'
import { isWorse } from '../correction/content'
import { sectionsInPlace } from '../correction/overlay'
import { removedIn } from '../correction/removed'
import type { FormVersion } from '../form/form'
import { othersPartIn, waitsForPart } from '../form/second-person'

/**
 * Why a part is not taken: `over` it is not asked for any more, `content` is not what the form asks, `size` would make
 * the answer larger than one may be, `file` names a file in a way that the product does not or one of another answer.
 */
export type PartFault = 'over' | 'content' | 'size' | 'file'

export interface SubmittedPart {
  /** The answer's own sections, with the part. */
  secciones: StoredSection[]
  /** Paths of files that came with it: they must be there, and be this answer's. */
  files: string[]
}

/**
 * The answer's sections with the part in them, or why it is not taken. Nothing else of the answer changes but what its
 * rules work out of it.
 * @param sent the section alone, as the person filled it in
 */
export function givePart(
  version: FormVersion,
  stored: StoredAnswer,
  sent: StoredSection,
): SubmittedPart | PartFault {
  const begun = begunOf(stored)
  const before = sectionsInPlace(version.secciones, stored)
  const asked = version.secciones[othersPartIn(version.secciones)]
  if (!asked || !waitsForPart(before)) return 'over'
  const given: StoredSection = { ...sent, id: asked.id, orden: asked.orden, dada: true }
  const others = stored.secciones.filter(({ id }) => id !== asked.id)
  const all = [...others, given].sort((one, other) => one.orden - other.orden)
  const secciones = compactSections(assembleSections(version.secciones, all, begun))
  // What its form does not ask was left out: nobody sends that by the page.
  if (canonical(secciones.find(({ id }) => id === asked.id)) !== canonical(given)) return 'content'
  const after = sectionsInPlace(version.secciones, { ...stored, secciones })
  if (isWorse(version, before, after, removedIn(stored), begun)) return 'content'
  const files = addedFiles(before, after)
  if (!files) return 'file'
  return answerSize({ ...stored, secciones }) > MAX_ANSWER_BYTES ? 'size' : { secciones, files }
}
