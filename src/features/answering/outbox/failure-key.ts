import type { QueueFailure } from '../../../engine/outbox/queue-entry'

/** The text key of a failure; a failure that a later build noted gets a general text. */
const KEYS = {
  offline: 'failure.offline',
  slow: 'failure.slow',
  down: 'failure.down',
  unsure: 'failure.unsure',
  failed: 'failure.failed',
  refused: 'failure.refused',
  earlier: 'failure.earlier',
  tooLong: 'failure.tooLong',
  changed: 'failure.changed',
  missing: 'failure.missing',
  deleted: 'failure.missing',
  closed: 'failure.closed',
  late: 'failure.closed',
  blocked: 'failure.blocked',
  forbidden: 'failure.forbidden',
  answered: 'failure.answered',
  'limit.account': 'failure.limit',
  'limit.address': 'failure.limit',
  'limit.form': 'failure.limit',
  'limit.places': 'failure.limit',
  lost: 'failure.lost',
  incomplete: 'failure.incomplete',
  gone: 'failure.gone',
  differs: 'failure.differs',
  barred: 'failure.barred',
  invalid: 'failure.invalid',
} as const satisfies Record<QueueFailure, string>

export const failureKey = (failure: QueueFailure) => KEYS[failure] ?? KEYS.failed
