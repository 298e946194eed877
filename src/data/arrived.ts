import type { StoredAnswer } from '../domain/answer/answer'
import { submittedAnswerSchema } from '../domain/answer/submitted'
import { withWallClocks } from '../domain/answer/stored-clock'
import { zoneOf } from '../domain/zone'
import { isSameContent } from '../domain/answer/same-content'
import { ANSWERS } from '../domain/public-paths'
import { asAccount } from './as-account'
import { decode } from './converters'
import { isRefusal } from './errors'
import type { AppName } from './project'
import { countReads } from './read-counter'
import { getStored } from './rest'

async function look(
  app: AppName,
  answer: StoredAnswer,
): Promise<{ found: 'no' | 'same' | 'other'; isInvalid: boolean }> {
  const snapshot = await asAccount(app, (asker) => getStored(`${ANSWERS}/${answer.id}`, asker))
  countReads(1, 'answer: look whether it arrived')
  const { invalida, codigoMunicipio } = snapshot.data()
  const isInvalid = invalida === true
  if (codigoMunicipio !== answer.codigoMunicipio) return { found: 'no', isInvalid }
  const stored = decode(withWallClocks(submittedAnswerSchema, zoneOf(answer)), snapshot)
  return { found: isSameContent(stored, answer) ? 'same' : 'other', isInvalid }
}

/**
 * What is stored of this very answer, by its id and code: nothing, the same, or something else.
 * @throws DataError when it cannot be asked
 */
export async function lookWhetherArrived(
  app: AppName,
  answer: StoredAnswer,
): Promise<'no' | 'same' | 'other'> {
  const { found } = await look(app, answer)
  return found
}

/**
 * What the server has of an answer that arrived (DAY-05): as {@link lookWhetherArrived}, and whether the server found a
 * fault in it.
 * @throws DataError when it cannot be asked
 */
export async function readBackAnswer(
  app: AppName,
  answer: StoredAnswer,
): Promise<'no' | 'same' | 'other' | 'invalid'> {
  try {
    const { found, isInvalid } = await look(app, answer)
    return found === 'same' && isInvalid ? 'invalid' : found
  } catch (error) {
    // The rules refuse a stranger also when the document is not there.
    if (isRefusal(error)) return 'no'
    throw error
  }
}
