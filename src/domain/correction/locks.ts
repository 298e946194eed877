/** What of a stored answer stays as it is when somebody completes it (COMP-01). */
import { canonical } from '../canonical'
import { FILE_KINDS, type FileKind } from '../files/limits'
import type { FormOptions } from '../form/options'
import { isHiddenByRule } from '../form/outcome'
import { asksFor, type Question, type Response } from '../form/question'
import { questionsOf } from '../form/questions-of'
import type { Section } from '../form/section'
import type { Signature } from '../form/signature'
import { compactSections } from '../answering/compact'
import { responseAt } from '../answer/fill'
import { PARTS, type Part } from '../answer/parts'
import { pathKey, sectionKey, type QuestionPath } from '../answer/path'
import { askedIn, viewOf, type QuestionView } from '../answer/view'
import { isBlank } from '../text/clean'

/**
 * How an answer may be completed. `fill`: what is empty is filled in, the rest stays. `sealed`: somebody signed it, so
 * its questions stay as they were signed. `open`: signed, and its form lets staff change what was signed
 * (`signatureEditableAnswer`). Signatures given stay in any case, and the state moves in any case.
 */
export type Completion = 'fill' | 'sealed' | 'open'

/** Whether somebody signed there. */
export const isSigned = ({ imgURL }: Pick<Signature, 'imgURL'>): boolean => imgURL !== ''

export function completionOf(answer: { opcionales: FormOptions; signatures: Signature[] }): Completion {
  if (!answer.signatures.some(isSigned)) return 'fill'
  const { digitalSignature, signatureEditableAnswer } = answer.opcionales
  return digitalSignature && signatureEditableAnswer ? 'open' : 'sealed'
}

function isAnswered({ respuesta, opciones }: Response): boolean {
  if (!isBlank(respuesta)) return true
  return opciones.some(({ checked }) => checked)
}

/** Whether a part of a response was given. */
export const hasPart = (response: Response, part: Part): boolean =>
  part === 'answer' ? isAnswered(response) : response[part] !== null

/** Just that part of a response. */
export const partOf = (response: Response, part: Part): Partial<Response> =>
  part === 'answer'
    ? {
        ...{ respuesta: response.respuesta, opciones: response.opciones },
        ...{ otraRespuesta: response.otraRespuesta, celdas: response.celdas },
      }
    : { [part]: response[part] }

/** Whether two responses say the same there. */
export const samePart = (one: Response, other: Response, part: Part): boolean =>
  canonical(partOf(one, part)) === canonical(partOf(other, part))

/** The parts that a question asks for. */
export const partsOf = (question: Question): Part[] => [
  'answer',
  ...FILE_KINDS.filter((kind: FileKind) => asksFor(question, kind)),
]

/** The parts of a question that may still be given, by what was given to it. */
export const openParts = (question: Question, stored: Response): Part[] =>
  partsOf(question).filter((part) => !hasPart(stored, part))

/** What people answered: what is calculated follows from that (LOGIC-01). */
const ofPeople = (secciones: Section[]): QuestionView[] =>
  askedIn(secciones).filter(({ question }) => question.calculo === '')

/**
 * Where a completed answer changes what was given before: keys of questions, and of sections whose rows or conditions
 * were taken away. Nothing when only empty places were filled, unchecked conditions checked and rows or further answers
 * added after those that were there.
 * @param before the stored answer's sections
 * @param after the completed ones, of the same version
 */
export function brokenLocks(before: Section[], after: Section[]): string[] {
  // What a rule would leave out now stays too: nobody completes an answer by losing a part of it.
  const had = ofPeople(before).map(({ path, response }) => ({
    path,
    was: response,
    is: responseAt(after, path),
  }))
  const gone = had.filter(({ is }) => !is)
  const changed = had.filter(
    ({ was, is }) => is && PARTS.some((part) => hasPart(was, part) && !samePart(was, is, part)),
  )
  return [
    ...new Set([
      ...gone.map(({ path }) => sectionKey(path.section)),
      ...changed.map(({ path }) => pathKey(path)),
      ...unchecked(before, after),
    ]),
  ]
}

/**
 * Whether what lies under a correction stays: it is read nowhere any more, so what is given there would be lost.
 * @param stands the stored answer's sections with all corrections
 */
export function preservesCorrected(before: Section[], stands: Section[], after: Section[]): boolean {
  const [had, has] = [before, stands].map(
    (sections) => new Set(askedIn(sections).map(({ path }) => pathKey(path))),
  )
  const isAdded = (key: string) => !had?.has(key) && has?.has(key)
  // What came with a correction has its place: nothing else may take it.
  if (askedIn(after).some(({ path }) => isAdded(pathKey(path)))) return false
  return ofPeople(before).every(({ path, response: was }) => {
    const [now, is] = [stands, after].map((sections) => responseAt(sections, path))
    return PARTS.every((part) => !now || !is || samePart(was, now, part) || samePart(was, is, part))
  })
}

/** Questions below an unchecked condition still have their place. */
const unchecked = (before: Section[], after: Section[]): string[] => {
  const now = viewOf(after)
  return viewOf(before).flatMap(({ groups, index }) =>
    groups.some(({ branch, isAsked }, at) => branch && isAsked && !now[index]?.groups[at]?.isAsked)
      ? [sectionKey(index)]
      : [],
  )
}

/** Whether two whole answers say the same. */
export const sameSections = (one: Section[], other: Section[]): boolean =>
  canonical(compactSections(one)) === canonical(compactSections(other))

/** Whether no part of another person comes or goes: only they give it (REACH-11). One that a rule leaves out stays theirs. */
export const preservesParts = (before: readonly Section[], after: readonly Section[]): boolean =>
  before.every(({ dada }, at) => {
    const now = after[at]
    return now ? dada === now.dada || isHiddenByRule(now) : !dada
  })

/** Whether a completed answer keeps what it must keep. */
export function preservesLocked(completion: Completion, before: Section[], after: Section[]): boolean {
  if (!preservesParts(before, after)) return false
  if (completion === 'open') return true
  return completion === 'sealed' ? sameSections(before, after) : brokenLocks(before, after).length === 0
}

/** Everything that may still be filled in: places of questions, and sections of which no condition is checked. */
export interface Gaps {
  places: QuestionPath[]
  sections: number[]
}

/** What a stored answer leaves to be filled in. Rows and further answers may be added besides. */
export const gapsOf = (secciones: Section[]): Gaps => ({
  places: ofPeople(secciones)
    .filter(({ question, response }) => openParts(question, response).length > 0)
    .map(({ path }) => path),
  sections: viewOf(secciones)
    .filter(({ groups }) => groups.length > 0 && groups.every(({ branch, isAsked }) => branch && !isAsked))
    .map(({ index }) => index),
})

/** Whether rows or further answers may be added somewhere. */
const repeats = (secciones: Section[]): boolean =>
  secciones.some((section) => section.repetible || questionsOf(section).some(({ repetible }) => repetible))

type Signed = { opcionales: FormOptions; signatures: Signature[] }

/** Whether a signed answer leaves nothing to be filled in: no question may change, and no signature of staff is open. */
export const isClosed = ({ opcionales, signatures }: Signed): boolean =>
  completionOf({ opcionales, signatures }) === 'sealed' &&
  openSignatures(signatures, signatures, opcionales).length === 0

/** Whether completing a whole answer could add or change anything (COMP-01). */
export function canBeFilledIn(answer: Signed & { secciones: Section[] }): boolean {
  if (isClosed(answer)) return false
  if (completionOf(answer) !== 'fill') return true
  if (openSignatures(answer.signatures, answer.signatures, answer.opcionales).length > 0) return true
  const { places, sections } = gapsOf(answer.secciones)
  return places.length > 0 || sections.length > 0 || repeats(answer.secciones)
}

/**
 * The signatures that staff may still give when they complete an answer: those of staff that nobody gave yet (SIGN-05).
 * @returns their `indexSignature`
 */
export function openSignatures(
  expected: Signature[],
  given: Signature[],
  { digitalSignature }: Pick<FormOptions, 'digitalSignature'>,
): number[] {
  if (!digitalSignature) return []
  const taken = new Set(given.filter(isSigned).map(({ indexSignature }) => indexSignature))
  return expected.flatMap(({ indexSignature, tipeOfSignatory }) =>
    tipeOfSignatory === 'intern' && !taken.has(indexSignature) ? [indexSignature] : [],
  )
}
