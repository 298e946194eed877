import { beforeEach, describe, expect, it } from 'vitest'
import { PLACE_ORDER, placeOrderResponseSchema } from '../../src/domain/calls/place-order'
import { formDocuments, options } from '../rules/documents'
import { layOut } from '../rules/store'
import { answerNow, atThePage, becomes, beginSelling, concertForm, savedAnswer } from './buying'
import { call } from './calls'
import { CITIZEN, citizenToken } from './correcting'
import { owner } from './world'

const FORM = concertForm({
  id: 'concierto-del-portal',
  opcionales: options({ citizenAssociationFromCitizenPortal: true, addPaymentGateway: true }),
})

beforeEach(async () => {
  await beginSelling()
  await layOut(formDocuments(owner, FORM), owner)
})

const order = (answerId: string, token: string) => call(PLACE_ORDER, token, { formId: FORM.id, answerId })

describe('a form of the portal that sells tickets', () => {
  it('CIT-02 PAY-03 PAY-05 its citizen pays with the own answer', async () => {
    const id = await savedAnswer(`uid-${CITIZEN.id}`, {}, FORM)
    const bought = placeOrderResponseSchema.parse((await order(id, citizenToken())).result)
    expect(bought.order).toMatchObject({ state: 'held', amount: 2500 })
    expect((await answerNow({ id }))?.removeVision).toBe(false)
    await atThePage(bought, 'pay')
    await becomes(bought.order, 'paid')
    expect((await answerNow({ id }))?.payOrder).toMatchObject({ status: 'Pagado' })
  })

  it('CIT-04 PAY-03 no other citizen does, nor one whose hour is over', async () => {
    const id = await savedAnswer(`uid-${CITIZEN.id}`, {}, FORM)
    expect((await order(id, citizenToken('40102'))).status).toBe('PERMISSION_DENIED')
    expect((await order(id, citizenToken(CITIZEN.id, undefined, -1))).status).toBe('UNAUTHENTICATED')
    expect((await answerNow({ id }))?.removeVision).toBe(true)
  })
})
