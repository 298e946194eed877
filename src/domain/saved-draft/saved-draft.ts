/** A draft that the server keeps for somebody who goes on later, and cannot read (REACH-04). */

/** Most days that a form has drafts kept. */
export const MAX_DRAFT_DAYS = 60

/** Most bytes of a draft with its files, encrypted: what a phone sends within a call. */
export const MAX_DRAFT_BYTES = 8 * 1024 * 1024

/** Letters and digits in the id of a kept draft. */
export const DRAFT_ID_LENGTH = 24
/** Bytes of the secret of a link: what key and proof are made of. */
export const DRAFT_SECRET_BYTES = 32

/** 32 bytes as they stand in an address. */
const SECRET = /^[A-Za-z0-9_-]{43}$/
const ID = new RegExp(`^[A-Za-z0-9]{${DRAFT_ID_LENGTH}}$`)

export const isDraftSecret = (text: string): boolean => SECRET.test(text)
export const isDraftId = (text: string): boolean => ID.test(text)

/** What of a form says whether its drafts are kept. */
interface KeepsDrafts {
  seguir?: number | undefined
  opcionales: { publico: boolean; addPaymentGateway: boolean }
}

/**
 * For how many days a form has the drafts of strangers kept; 0 for not at all. An order needs its buyer in one browser,
 * and citizens of the portal are in for an hour.
 */
export const draftDays = ({ seguir = 0, opcionales }: KeepsDrafts): number =>
  opcionales.publico && !opcionales.addPaymentGateway ? seguir : 0
