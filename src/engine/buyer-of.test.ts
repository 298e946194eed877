import { describe, expect, it } from 'vitest'
import { toCitizen } from '../domain/citizen/citizen'
import { buyerProblems } from '../domain/payment/buyer'
import { BAKERY, LUCIA } from '../testing/citizens'
import { buyerOf } from './buyer-of'

describe('who buys, of somebody who signed in', () => {
  it('PAY-01 is told as an order takes it, whatever marks stand in the numbers', () => {
    const written = { ...LUCIA, dni: '30.111.222', telefono: '(351) 555-0101' }
    const buyer = buyerOf(toCitizen(written, { kind: 'fisica', number: '30.111.222' }))
    expect(buyer).toEqual({
      clientFullName: 'Lucía Fernández',
      clientID: '30111222',
      clientEmail: 'lucia@correo.test',
      clientPhoneNumber: '3515550101',
    })
    expect(buyerProblems(buyer)).toEqual([])
  })

  it('PAY-01 PAY-02 leaves what is not known to be asked for', () => {
    const buyer = buyerOf(toCitizen(BAKERY, { kind: 'juridica', number: '30712345678' }))
    expect(buyer).toMatchObject({ clientFullName: 'Panadería La Espiga S.R.L.', clientID: '30712345678' })
    expect(buyerProblems(buyer)).toEqual(['clientEmail', 'clientPhoneNumber'])
  })
})
