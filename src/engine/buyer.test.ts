import { expect, it } from 'vitest'
import { boxOffice, sellingForm } from '../testing/tickets'
import { createPurchase } from './purchase'

it('PAY-02 FMT-05 what a buyer pasted is understood and stored without what nobody sees', () => {
  const purchase = createPurchase({
    version: sellingForm(),
    checkout: boxOffice().checkout,
    onChange: () => undefined,
    keep: () => Promise.resolve(),
    answerId: () => 'respuesta-1',
    renew: () => undefined,
  })
  purchase.write('clientFullName', '\u200bEva Luna ')
  purchase.write('clientID', '３０１１１２２２\u200b')
  purchase.write('clientEmail', 'eva@correo\u00ad.test\ufeff')
  purchase.write('clientPhoneNumber', '351–4567890')
  expect(purchase.tickets()).toMatchObject({
    ...{ clientFullName: 'Eva Luna', clientID: '30111222' },
    ...{ clientEmail: 'eva@correo.test', clientPhoneNumber: '351-4567890' },
  })
})
