import { PAYMENT_STATUS } from '../../../src/domain/payment/answer-payment'
import type { Life } from './life'

/** What the answers to a form paid for. */
export interface SeedPayment {
  zone: string
  /** Of one, in whole cents. */
  price: number
  most: number
}

/** How far the payments are; most are paid. */
const STATUSES = [PAYMENT_STATUS.paid, PAYMENT_STATUS.pending, PAYMENT_STATUS.rejected]
const WEIGHTS = [0.7, 0.2, 0.1]

/** The order of one answer and what was filled in for it, as the server stores them (§2.3). */
export function paymentFields({ zone, price, most }: SeedPayment, { random, person }: Life, formId: string) {
  const quanty = random.int(1, most)
  const orderId = String(random.int(1, 99_999)).padStart(12, '0')
  const fullName = `${person.nombre} ${person.apellido}`
  return {
    paymentDetails: {
      section: zone,
      quanty,
      price,
      clientFullName: fullName,
      clientID: person.dni,
      clientEmail: person.email,
      clientPhoneNumber: person.telefono,
      orderId,
    },
    payOrder: {
      orderId,
      amount: quanty * price,
      quanty,
      sectionName: zone,
      form: formId,
      fullName,
      dni: person.dni,
      email: person.email,
      phone: person.telefono,
      status: STATUSES[random.weighted(WEIGHTS)],
    },
  }
}
