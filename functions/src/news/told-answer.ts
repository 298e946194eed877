import * as z from 'zod/mini'
import type { Answer } from '../../../src/domain/answer/answer'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { correctedAnswer } from '../../../src/domain/correction/overlay'
import { orNull } from '../../../src/domain/form/stored-form'
import { formNoticeSchema, type FormNotice } from '../../../src/domain/form/form-notices'
import { answerPath } from '../../../src/domain/store-paths'
import { isNameless } from '../answers/change'
import { decodeAnswer } from '../answers/decode-answer'
import type { ReadForm } from '../answers/list-columns'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { cachedVersion } from '../platform/cached-version'

const formSchema = z.looseObject({ avisos: z.optional(orNull(z.array(formNoticeSchema))) })

/** What a form tells who answered, as it says now. */
export async function noticesOf(read: ReadForm): Promise<FormNotice[]> {
  const form = await read()
  return (form?.exists && decode(formSchema, form)?.avisos) || []
}

/** An answer about which somebody may be written to; null where it is gone, in the bin, nobody's, or does not count. */
export async function answerToTell(answerId: string): Promise<Answer | null> {
  const snapshot = await database().doc(answerPath(answerId)).get()
  const data = snapshot.data()
  if (!data || isNameless(data)) return null
  const stored = await decodeAnswer(snapshot)
  if (!stored || stored.invalida) return null
  const version = await cachedVersion(stored.idPlantilla, stored.version)
  return version && correctedAnswer(assembleAnswer(version, stored))
}
