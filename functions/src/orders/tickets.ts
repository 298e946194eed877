import { createHmac } from 'node:crypto'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { TICKET_ALPHABET } from '../../../src/domain/payment/ticket'
import { TICKET_KEY } from '../platform/params'

const BITS = 5n
const ORDER_LETTERS = 4
const SIGNED_LETTERS = 8

/** The last letters of a number. */
function letters(value: bigint, count: number): string {
  const bits = Array.from({ length: count }, (_, index) => Number((value >> (BITS * BigInt(index))) & 31n))
  return bits
    .map((at) => TICKET_ALPHABET[at])
    .toReversed()
    .join('')
}

/** The code of one ticket: the end of its order's number, and as much of a signature as people still type. */
function ticketCode({ form, orderId, id }: PayOrder, number: number): string {
  const signature = createHmac('sha256', TICKET_KEY.value().trim())
    .update(JSON.stringify([form, orderId, id, number]))
    .digest()
  return letters(BigInt(orderId), ORDER_LETTERS) + letters(signature.readBigUInt64BE(), SIGNED_LETTERS)
}

/** The codes of an order's tickets, in their order: always the same ones. */
export const ticketCodes = (order: PayOrder): string[] =>
  Array.from({ length: order.quanty }, (_, index) => ticketCode(order, index + 1))
