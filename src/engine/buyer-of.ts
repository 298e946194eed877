import type { Citizen } from '../domain/answer/answer'
import { citizenName, citizenNumber } from '../domain/answer/people'
import type { Buyer } from '../domain/payment/buyer'

/** Who buys, as far as it is known of somebody who signed in: they correct it and type nothing twice (PAY-01). */
export const buyerOf = (citizen: Citizen): Buyer => ({
  clientFullName: citizenName(citizen),
  clientID: citizenNumber(citizen).replaceAll(/[^\p{L}\p{N}]/gu, ''),
  clientEmail: citizen.email.trim(),
  clientPhoneNumber: citizen.telefono.replaceAll(/\D/g, ''),
})
