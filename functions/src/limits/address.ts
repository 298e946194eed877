import { isIPv4 } from 'node:net'
import { networkOf } from '../../../src/domain/audit/network'
import { addressOf, type WithOrigin } from '../platform/origin'

/**
 * What is counted for the address of a call: the address itself; of the newer ones, of which anybody has many, the
 * network. '' when nobody says.
 */
export function callerNetwork(call: WithOrigin): string {
  const address = addressOf(call)
  return isIPv4(address) ? address : networkOf(address)
}
