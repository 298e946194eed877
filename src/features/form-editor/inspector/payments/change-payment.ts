import type { Payment } from '../../../../domain/payment/payments'

/** Changes a payment; keystrokes in one field are one step of undo. */
export type ChangePayment = (change: (payment: Payment) => Payment, field?: string) => void
