import { ASK_PASSWORD, type AskPasswordRequest } from '../../domain/calls/ask-password'
import { GET_PASSWORD_RANGE } from '../../domain/calls/password-range'
import { limitOf } from '../../domain/failures/limit'
import { errorCode, errorDetails } from '../../domain/error-code'
import { hashPartsOf } from '../../domain/user/breached-password'
import { currentLanguage } from '../../lib/i18n'
import { authOf } from '../auth'
import { DataError, LimitError } from '../errors'
import { failureByReach } from '../line'
import { inTime, withTimeout } from '../with-timeout'
import { callBeforeSession } from './before-session'
import { loadPassword } from './password'

/**
 * Has the mail sent with which a password is chosen, if the address is somebody's (AUTH-02), in the page's language.
 * @param forOther somebody else's page asks: the mail is in the language that is recorded of the person, if one is
 * @throws DataError when the service cannot be reached, `rateLimitExceeded` when it is asked too often; never because an address
 * is unknown
 */
export async function sendPasswordReset(email: string, { forOther = false } = {}): Promise<void> {
  const request: AskPasswordRequest = { email, language: currentLanguage(), forOther }
  await callBeforeSession('sign-in', ASK_PASSWORD, request).catch(async (error: unknown) => {
    const limit = limitOf(errorDetails(error))
    throw limit ? new LimitError(limit, error) : await failureByReach(error)
  })
}

/** The link of the mail does not count any more: it was used, it is too old, or another mail came after it. */
export class LinkOverError extends DataError {
  constructor(cause: unknown) {
    super('notFound', { cause, message: 'the link is over' })
  }
}
/** The password is one that is guessed. */
export class WeakPasswordError extends DataError {
  constructor(cause: unknown) {
    super('unknown', { cause, message: 'weak password' })
  }
}
/** The password stands in a list of those that were stolen elsewhere (OPS-01). */
export class BreachedPasswordError extends DataError {
  constructor() {
    super('unknown', { message: 'breached password' })
  }
}

const OVER = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/argument-error',
  'auth/missing-oob-code',
]
const WEAK = ['auth/weak-password', 'auth/password-does-not-meet-requirements']

const throwNamed = async (error: unknown): Promise<never> => {
  const code = String(errorCode(error))
  if (OVER.includes(code)) throw new LinkOverError(error)
  if (WEAK.includes(code)) throw new WeakPasswordError(error)
  throw await failureByReach(error)
}

/** Whose password the link of a mail is for. @throws LinkOverError; DataError */
export async function whosePassword(code: string): Promise<string> {
  const { verifyPasswordResetCode } = await loadPassword()
  return withTimeout(verifyPasswordResetCode(authOf('sign-in'), code).catch(throwNamed))
}

/** So long a list of breached passwords may take; a password is chosen without it, too. */
const RANGE_LIMIT_MS = 8_000

/** Whether the list has that password: only the beginning of its hash is sent. What cannot be asked is not known. */
async function isBreached(password: string): Promise<boolean> {
  try {
    const { prefix, suffix } = await hashPartsOf(password)
    const asked = callBeforeSession('sign-in', GET_PASSWORD_RANGE, { prefix })
    const { suffixes } = await inTime(asked, RANGE_LIMIT_MS)
    return suffixes.includes(suffix)
  } catch {
    return false
  }
}

/**
 * Chooses the password with the link of a mail.
 * @throws LinkOverError; WeakPasswordError; BreachedPasswordError; DataError
 */
export async function choosePassword(code: string, password: string): Promise<void> {
  if (await isBreached(password)) throw new BreachedPasswordError()
  const { confirmPasswordReset } = await loadPassword()
  await withTimeout(confirmPasswordReset(authOf('sign-in'), code, password).catch(throwNamed))
}
