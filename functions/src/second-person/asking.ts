/** An answer that asks another person for a part, as it stands (REACH-11). */
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { type StoredAnswer } from '../../../src/domain/answer/answer'
import { askedIn } from '../../../src/domain/answer/view'
import { sectionsInPlace } from '../../../src/domain/correction/overlay'
import type { FormVersion } from '../../../src/domain/form/form'
import { waitsForPart, type SecondPersonRule } from '../../../src/domain/form/second-person'
import type { Section } from '../../../src/domain/form/section'
import { firstAddress } from '../../../src/domain/mail/address'
import { answerPath } from '../../../src/domain/store-paths'
import { isHidden, isNameless } from '../answers/change'
import { decodeAnswer } from '../answers/decode-answer'
import { readFormExcerpt, type FormExcerpt, type ReadForm } from '../answers/list-columns'
import { database } from '../platform/admin'
import { cachedVersion } from '../platform/cached-version'

export interface AskingAnswer {
  snapshot: DocumentSnapshot
  stored: StoredAnswer
  version: FormVersion
  ground: FormExcerpt
  rule: SecondPersonRule
  /** Its sections with all corrections. */
  standing: Section[]
}

/**
 * An answer whose form asks another person, with what belongs to it; null where nobody may be asked: it is gone, hidden,
 * nobody's, or does not count, or its form asks nobody.
 */
export async function askingAnswer(answerId: string, read?: ReadForm): Promise<AskingAnswer | null> {
  const snapshot = await database().doc(answerPath(answerId)).get()
  if (!snapshot.exists || isNameless(snapshot.data()) || isHidden(snapshot.data())) return null
  const stored = await decodeAnswer(snapshot)
  if (!stored || stored.invalida) return null
  const ground = await readFormExcerpt(stored.idPlantilla, read)
  const version = ground.secondPerson && (await cachedVersion(stored.idPlantilla, stored.version))
  if (!version || !ground.secondPerson) return null
  const standing = sectionsInPlace(version.secciones, stored)
  return { snapshot, stored, version, ground, rule: ground.secondPerson, standing }
}

/** Whether it waits for the other person. */
export const isWaiting = ({ standing }: AskingAnswer): boolean => waitsForPart(standing)

/** The other person's address, as the answer says it now; '' for none. */
export const addressOf = ({ standing, rule }: AskingAnswer): string =>
  firstAddress(
    askedIn(standing)
      .filter(({ question }) => question.id === rule.correo)
      .map(({ response }) => response.respuesta ?? ''),
  )
