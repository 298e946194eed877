import { namedAs, withCurrentState, stateRef } from '../../../src/domain/form/state-ref'
import type { States } from '../../../src/domain/form/state'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { MAX_ANSWER_BYTES, answerSize } from '../../../src/domain/answer/answer-size'
import { hasExpectedSignatures } from '../../../src/domain/answer/captions'
import { compactSections } from '../../../src/domain/answering/compact'
import { digestOf, type Digest } from '../../../src/domain/answers-list/digest'
import { contentFaults, type ContentFault } from '../../../src/domain/answering/content'
import { begunOf } from '../../../src/domain/answering/whole'
import { pretendsPart } from '../../../src/domain/answer/part-request'
import { correctedSections, wasCorrected } from '../../../src/domain/correction/overlay'
import type { CalendarDay } from '../../../src/domain/calendar'
import { canHaveBegun } from '../../../src/domain/answer/begun'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import type { Section } from '../../../src/domain/form/section'
import { closingFor } from '../../../src/domain/form-logic/closing'
import { partsOf } from '../../../src/domain/form-logic/parts'
import { rulesOf } from '../../../src/domain/form-logic/rules'
import type { FormVersion } from '../../../src/domain/form/form'
import { answerPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { cachedVersion } from '../platform/cached-version'
import { firstTurn, type Turn } from '../assignment/turn'
import { isNameless, type AnswerChange } from '../answers/change'
import { firstState } from '../answers/first-state'
import { wasLookedUp } from '../citizens/looked-up'
import { readCode, type ReadCode } from '../answers/code-owner'
import { readFormExcerpt, type FormExcerpt, type ReadForm } from '../answers/list-columns'
import { dayItCame, ruleDay } from '../answers/rule-day'
import { sealFiles } from '../answers/seal-files'
import { failedWith } from '../platform/grpc'
import { decodeAnswer } from '../answers/decode-answer'
import { saysWho } from '../../../src/domain/answer/noted-facts'
import { matchesLink } from '../signed-links/check'
import { picksFromTables } from './table-entries'
import { signaturePath } from '../../../src/domain/files/storage-path'
import { storedPath } from '../../../src/domain/files/stored-path'
import type { Signature } from '../../../src/domain/form/signature'

/** Signatures whose picture lies elsewhere. */
function signatureFaults({ formId }: Pick<FormVersion, 'formId'>, signatures: Signature[]): 'file'[] {
  const isForeign = ({ imgID, imgURL }: Signature) =>
    imgURL !== '' && storedPath(imgURL) !== signaturePath(formId, imgID)
  return signatures.some(isForeign) ? ['file'] : []
}

/**
 * Besides the content's own faults: not readable at all, too large, no such version, a code that is another answer's, an
 * order that its buyer took back, a part that another person never gave, somebody whom its form lets go no further,
 * something else than its signed link says, or none where its form opens by such links alone.
 */
export type AnswerFault =
  | ContentFault
  | 'shape'
  | 'size'
  | 'version'
  | 'code'
  | 'person'
  | 'part'
  | 'withdrawn'
  | 'closed'
  | 'link'

/** The result of looking at an answer: its faults, and its digest for lists. */
interface Looked {
  faults: AnswerFault[]
  /** null where the answer cannot be read. */
  ficha: Digest | null
  /** Its states with where it stands, and the reference by which lists find it; null where it has that, or cannot be read. */
  estados: States | null
  /** Of an answer that begins to count: whose turn it is, and until when (REACH-08). */
  turn: Turn
}

const unread = (fault: AnswerFault): Looked => ({ faults: [fault], ficha: null, estados: null, turn: {} })

/** It was marked when it came, and nobody gave it to anybody since. */
const isTurnless = (snapshot: DocumentSnapshot): boolean =>
  snapshot.get('invalida') === true &&
  snapshot.get('asignado') === undefined &&
  snapshot.get('vence') === undefined

/** Its order was taken back (PAY-03): before there is one, nothing says that there is none. */
const isWithdrawn = (snapshot: DocumentSnapshot): boolean =>
  snapshot.get('removeVision') === true && snapshot.get('payOrder') === null

/** The states of an answer in the one in which it begins by a rule, if it stands where answers begin otherwise. */
function begunIn(estados: States, byRule: () => string | null): States {
  const ref = estados.actual === estados.inicial ? byRule() : null
  const at = ref === null ? -1 : estados.disponibles.findIndex((state) => stateRef(state) === ref)
  return at < 0 ? estados : withCurrentState(estados, at)
}

/** What others have read already of what is needed to look at an answer. */
interface Known {
  /** Reads what is needed of the answer's form. */
  form?: ReadForm
  /** Reads whose the answer's code is. */
  code?: ReadCode
}

async function lookAt(snapshot: DocumentSnapshot, { form, code }: Known): Promise<Looked> {
  if (isWithdrawn(snapshot)) return unread('withdrawn')
  const answer = await decodeAnswer(snapshot)
  if (!answer) return unread('shape')
  if (answerSize(answer) > MAX_ANSWER_BYTES) return unread('size')
  const { idPlantilla, version: number, codigoMunicipio } = answer
  const { datosCiudadano: citizen, municipalityPath } = answer
  const [version, ground, { owner, isRetired }, isKnown, keepsFiles] = await Promise.all([
    cachedVersion(idPlantilla, number),
    readFormExcerpt(idPlantilla, form),
    code ? code() : readCode(codigoMunicipio),
    citizen === null || wasLookedUp(municipalityPath, citizen),
    sealFiles(answer),
  ])
  if (!version) return unread('version')
  const isFirst = snapshot.get('ficha') === undefined
  const day = await ruleDay(answer)
  // What was let in stays in: afterwards only staff, and who they ask, change it.
  const isByLink =
    !(isFirst || answer.invalida) || (await matchesLink(version, answer, snapshot.get('enlace')))
  // With its corrections: the digest shows what the answer says now.
  const standing = correctedSections(version.secciones, answer)
  const faults: AnswerFault[] = [
    ...((await picksFromTables(version, standing)) ? [] : ['choice' as const]),
    ...(saysWho(standing, answer) ? [] : ['parts' as const]),
    ...contentFaults(
      version,
      wasCorrected(answer) ? compactSections(standing) : answer.secciones,
      begunOf(answer),
    ),
    ...(wasBegunAsSaid(version, answer, { isFirst, came: await dayItCame(answer) })
      ? []
      : ['parts' as const]),
    ...signatureFaults(version, answer.signatures),
    ...(hasExpectedSignatures(version, answer.signatures) ? [] : ['parts' as const]),
    ...(keepsFiles ? [] : ['file' as const]),
    ...(pretendsPart(answer) ? ['part' as const] : []),
    ...(isRetired || (owner && owner.id !== snapshot.id) ? ['code' as const] : []),
    ...(isKnown ? [] : ['person' as const]),
    ...(isByLink ? [] : ['link' as const]),
    ...(isClosedTo(answer, { ground, version, standing, day, isFirst }) ? ['closed' as const] : []),
  ]
  const estados = begunIn(namedAs(answer.estados, ground.estados), () =>
    isFirst ? firstState(ground, version, standing, day) : null,
  )
  // Nobody works on what does not count: it is somebody's turn, and its term runs, from when the mark is cleared.
  const takesTurn = faults.length === 0 && (isFirst || isTurnless(snapshot))
  const since = answer.invalida ? new Date() : (answer.fechaCreacion ?? new Date())
  return {
    turn: takesTurn ? await firstTurn({ ...answer, estados }, ground, { version, standing, since }) : {},
    faults,
    ficha: digestOf(answer, standing, ground.columns(version)),
    estados: isDeepStrictEqual(estados, answer.estados) ? null : estados,
  }
}

interface Standing {
  ground: FormExcerpt
  version: FormVersion
  standing: Section[]
  day: CalendarDay | null
  isFirst: boolean
}

/**
 * Whether it came past a closing that only the server knows (LOGIC-01): whoever answers for themselves is told before, and
 * staff decide about what they enter. What was let in stays in, whatever the form closes by later.
 */
const isClosedTo = (answer: StoredAnswer, { ground, version, standing, day, isFirst }: Standing): boolean =>
  answer.creadoPor === ANONYMOUS_AUTHOR &&
  (isFirst || answer.invalida) &&
  closingFor(ground.closings, {
    ...{ secciones: version.secciones, answered: standing, begun: day },
    isCurrent: version.version === ground.version,
  }) !== null

/** How often an answer is looked at again that changes meanwhile, which is seldom. */
const TRIES = 3

/** Stores what differs from what is right; false when the answer changed while it was looked at. */
async function settleOnce(ref: DocumentReference, known: Known): Promise<boolean> {
  const snapshot = await ref.get()
  // What its form asks for went with its person.
  if (!snapshot.exists || isNameless(snapshot.data())) return true
  const { faults, ficha, estados, turn } = await lookAt(snapshot, known)
  if (faults.length > 0) logger.warn('answer is invalid', { answerId: ref.id, faults })
  const invalida = faults.length > 0
  const isKept = ficha === null || isDeepStrictEqual(snapshot.get('ficha'), ficha)
  if (snapshot.get('invalida') === invalida && isKept && estados === null) return true
  try {
    // Both in one write. Times stay as they are: nobody edited the answer.
    await ref.update(
      { invalida, ...(ficha && { ficha }), ...(estados && { estados }), ...turn },
      snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {},
    )
    return true
  } catch (error) {
    if (failedWith(error, 'failedPrecondition')) return false
    throw error
  }
}

/**
 * Looks at the answer as it stands now: marks it `invalida`, or clears the mark.
 * @param known what others of the same event read too, once for all of them
 * @throws when it keeps changing or cannot be reached; to be tried again
 */
export async function settle(answerId: string, known: Known = {}): Promise<void> {
  const ref = database().doc(answerPath(answerId))
  for (let left = TRIES; left > 0; left -= 1) if (await settleOnce(ref, known)) return
  throw new Error(`answer ${answerId} keeps changing`)
}

/**
 * Whether an answer says when it was begun where its form has rules, and can have been then (LOGIC-04): what was let in
 * stays in. Answers in its words alone need no day: forms from before may have braces in them.
 */
function wasBegunAsSaid(
  { secciones }: FormVersion,
  answer: StoredAnswer,
  { isFirst, came }: { isFirst: boolean; came: CalendarDay | null },
): boolean {
  const begun = begunOf(answer)
  if (begun === null) return !partsOf(secciones).some((part) => rulesOf(part).length > 0)
  if (!isFirst && !answer.invalida) return true
  return canHaveBegun(begun, came, answer.creadoPor === ANONYMOUS_AUTHOR)
}

const CONTENT = [
  'secciones',
  'signatures',
  'version',
  'idPlantilla',
  'codigoMunicipio',
  'datosCiudadano',
  'editsBySupervisor',
  'requestsForChanges',
  'diaComienzo',
  'otraPersona',
  'enlace',
]
const contentOf = (data: DocumentData) => CONTENT.map((field): unknown => data[field])

/**
 * Keeps an answer's files and checks its content against its form when it comes or its content changes, marks it
 * `invalida`, and keeps what lists need of it (DAY-01).
 */
export async function checkContent(change: AnswerChange, form: ReadForm, code?: ReadCode): Promise<void> {
  const { answerId, before, after } = change
  if (!after || (before && isDeepStrictEqual(contentOf(before), contentOf(after)))) return
  await settle(answerId, { form, code })
}
