import type { SignInErrorCode } from '../../data/staff/session'

/** Why somebody did not get in, and whom to ask or what to do (AUTH-04, AUTH-06). */
export const SIGN_IN_MESSAGE = {
  credentials: ['login.errors.credentials', null],
  tooMany: ['login.errors.tooMany', 'login.errors.tryLater'],
  offline: ['login.errors.offline', null],
  slow: ['common:failures.slow', null],
  down: ['common:failures.down', null],
  unreached: ['login.errors.unreached', 'login.errors.tryLater'],
  unproven: ['login.errors.unproven', 'login.errors.askProvider'],
  blocked: ['login.errors.popupBlocked', 'login.errors.allowPopups'],
  givenUp: ['login.errors.givenUp', null],
  methodOff: ['login.errors.methodOff', 'login.errors.usePassword'],
  noUser: ['login.errors.noUser', 'login.errors.askSupervisor'],
  severalUsers: ['login.errors.severalUsers', 'login.errors.askUnique'],
  noAreas: ['login.errors.noAreas', 'login.errors.askAreas'],
  ended: ['login.errors.ended', 'login.errors.askEnded'],
  account: ['login.errors.account', 'login.errors.askAccount'],
  factor: ['login.errors.factor', 'login.errors.askFactor'],
  session: ['login.errors.session', 'login.errors.tryLater'],
  municipalityDisabled: ['errors.blocked', 'login.errors.askMunicipality'],
} as const satisfies Record<SignInErrorCode, readonly [string, string | null]>
