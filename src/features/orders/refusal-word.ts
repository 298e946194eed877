import type { RefundFailure } from '../../data/staff/orders'

/** Refusals with texts of their own. */
const TOLD = [
  ...(['soldOut', 'paid', 'edited', 'forgotten', 'unpaid', 'tooMuch', 'underWay', 'noCard'] as const),
  ...(['bankRefused', 'silent'] as const),
] as const

/** The text that tells why nothing was done with an order. */
export const refusalWord = (failure: RefundFailure): (typeof TOLD)[number] | 'other' =>
  TOLD.find((one) => one === failure) ?? 'other'
