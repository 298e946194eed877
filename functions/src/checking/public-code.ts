import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { isAnswerCode } from '../../../src/domain/codes/answer-code'
import { inTransaction } from '../platform/in-transaction'
import { settle } from './check-content'
import {
  answersWithCode,
  codeDoc,
  isRetired,
  readCodeOnce,
  RETIRED,
  type ReadCode,
} from '../answers/code-owner'
import { failedWith } from '../platform/grpc'
import type { AnswerChange } from '../answers/change'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const DIGITS = 20

const momentSchema = z.object({ seconds: z.number(), nanoseconds: z.number() })

/** A moment as a text that is sorted as moments are; '' for what is none, which comes first. */
function orderOf(moment: unknown): string {
  const parsed = momentSchema.safeParse(moment)
  if (!parsed.success) return ''
  const { seconds, nanoseconds } = parsed.data
  return `${String(seconds).padStart(DIGITS, '0')}.${String(nanoseconds).padStart(DIGITS, '0')}`
}

/** Who comes first of two that have a code: whom the server took first, as {@link answersWithCode} has it. */
function cameFirst(gone: DocumentData, goneId: string, other: QueryDocumentSnapshot): boolean {
  const [one, two] = [orderOf(gone.fechaCreacion), orderOf(other.get('fechaCreacion'))]
  return one === two ? goneId < other.id : one < two
}

/** What is said of a code whose answer is there. */
const tellingOf = (code: string, owner: QueryDocumentSnapshot): DocumentData => ({
  fecha: owner.get('fechaCreacion') ?? null,
  formId: asText(owner.get('idPlantilla')),
  municipalityPath: asText(owner.get('municipalityPath')),
  docCode: code,
})

/** An answer that is gone, with what it said. */
interface Gone {
  id: string
  data: DocumentData
}

/**
 * That a code is taken, and by which form's answer (`consultas_publicas/{code}`), derived from the first answer that has
 * the code. How that answer stands `getAnswerState` reads in the answer itself: doing it again, late or twice, gives the same document. Once that answer is gone the code is retired for good,
 * whoever else says to have it.
 * @param gone an answer with that code that was deleted
 * @returns an answer that has a retired code, and so is to be marked as invalid; null when there is none
 */
function refreshCode(code: string, gone: Gone | null = null): Promise<string | null> {
  const ref = codeDoc(code)
  return inTransaction(async (tx) => {
    const [codeSnapshot, [owner]] = await Promise.all([tx.get(ref), answersWithCode(code, tx)])
    if (isRetired(codeSnapshot)) return owner?.id ?? null
    if (gone && (!owner || cameFirst(gone.data, gone.id, owner))) {
      tx.set(ref, RETIRED)
      return owner?.id ?? null
    }
    // Gone meanwhile: the event that says so is on its way.
    if (!owner) return null
    // What the issuing of a certificate noted stays (PDF-02).
    const certificado: unknown = codeSnapshot.get('certificado')
    tx.set(ref, { ...tellingOf(code, owner), ...(certificado ? { certificado } : {}) })
    return null
  })
}

/**
 * Says of a code that it is taken, by what was read of it, where nothing was said of it before: whoever said something
 * meanwhile, as that its answer is gone, is not overwritten.
 * @returns false where there is to be looked once more
 */
async function tellFirst(code: string, read: ReadCode): Promise<boolean> {
  const { codeSnapshot, owner } = await read()
  if (codeSnapshot?.exists || !owner) return false
  try {
    await codeDoc(code).create(tellingOf(code, owner))
    return true
  } catch (error) {
    if (failedWith(error, 'alreadyExists')) return false
    throw error
  }
}

const shown = (data: AnswerChange['after']) =>
  data && JSON.stringify([data.codigoMunicipio, data.idPlantilla])

/**
 * Keeps the document of a code true when its answer comes, and retires it when its answer goes.
 * @param read reads whose the code of the answer is
 */
export async function publishCode(
  { answerId, before, after }: AnswerChange,
  read: ReadCode = readCodeOnce(asText(after?.codigoMunicipio)),
): Promise<void> {
  if (shown(before) === shown(after)) return
  const code = asText(after?.codigoMunicipio)
  if (!before && isAnswerCode(code) && (await tellFirst(code, read))) return
  const gone = before && !after ? { id: answerId, data: before } : null
  const codes = new Set([before?.codigoMunicipio, after?.codigoMunicipio].map(asText).filter(isAnswerCode))
  const left = await Promise.all([...codes].map((one) => refreshCode(one, gone)))
  // Looked at before its code was retired, it may have seemed valid.
  for (const id of left) if (id !== null) await settle(id)
}
