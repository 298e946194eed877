import { cleanAddress } from '../text/clean'
import { isMailAddress } from './address'

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Each address once, as it was first written. */
export const distinctAddresses = (addresses: readonly string[]): string[] =>
  addresses.filter((address, index) => addresses.findIndex((first) => isSame(first, address)) === index)

/** Addresses after the + button was pressed. */
export interface AddedRecipients {
  recipients: string[]
  /** What is no address: it stays to be corrected; '' when everything was taken. */
  left: string
}

/**
 * Adds what was typed, which may be several addresses at once as address books write them: `a@b.es, c@d.es`. One that is
 * there already is not added again.
 */
export function addRecipients(recipients: readonly string[], typed: string): AddedRecipients {
  const given = cleanAddress(typed)
    .split(/[\s,;]/)
    .filter(Boolean)
  return {
    recipients: distinctAddresses([...recipients, ...given.filter(isMailAddress)]),
    left: given.filter((address) => !isMailAddress(address)).join(' '),
  }
}
