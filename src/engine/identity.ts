import { answerCode } from '../domain/codes/answer-code'
import type { FormVersion } from '../domain/form/form'
import { randomBytes, randomText } from '../lib/random'
import type { Draft } from './draft'

const ID_LENGTH = 20
const CODE_BYTES = 10

const prefixOf = (code: string) => code.slice(0, code.lastIndexOf('-'))

/**
 * The id and the code under which the answer is stored. They are made once, so that saving twice stores one answer
 * (ANS-15).
 */
export function createIdentity(
  draft: Pick<Draft, 'answerId' | 'code'> | null,
  { claveMunicipio }: FormVersion,
) {
  const make = () => ({
    answerId: randomText(ID_LENGTH),
    code: answerCode(claveMunicipio, randomBytes(CODE_BYTES)),
  })
  let identity = make()
  if (draft) {
    // A code begins with the municipality's letters as they are now, or the server refuses it.
    const keeps = prefixOf(draft.code) === prefixOf(identity.code)
    identity = { answerId: draft.answerId, code: keeps ? draft.code : identity.code }
  }
  return {
    get: () => identity,
    /** Under the names that `newAnswer` takes. */
    named: () => ({ id: identity.answerId, code: identity.code }),
    answerId: () => identity.answerId,
    /** Gives it another id and code: what is saved next is another answer. */
    renew: (): void => void (identity = make()),
  }
}
