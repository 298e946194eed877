import type { IncomingHttpHeaders } from 'node:http'
import type { AuditOrigin } from '../../../src/domain/audit/entry'
import { networkOf } from '../../../src/domain/audit/network'
import { deviceOf } from '../../../src/domain/user/device'

/** The part of a call that says where it came from; a test that calls a handler directly has none. */
export interface WithOrigin {
  rawRequest?: { headers: IncomingHttpHeaders; socket?: { remoteAddress?: string | undefined } }
}

/**
 * The address that a call came from. In the cloud it is the last one of `x-forwarded-for`, which Google's front end
 * adds itself: those before it are whatever the caller wrote.
 */
export function addressOf({ rawRequest }: WithOrigin): string {
  const forwarded = rawRequest?.headers['x-forwarded-for']
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim()
  return last || (rawRequest?.socket?.remoteAddress ?? '')
}

/** Where a call came from, as far as the audit trail keeps it: no whole address and no words of the caller's choice. */
export function originOf(call: WithOrigin): AuditOrigin {
  const userAgent = call.rawRequest?.headers['user-agent'] ?? ''
  return { red: networkOf(addressOf(call)), dispositivo: deviceOf(userAgent) }
}
