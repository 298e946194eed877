import { expect, it } from 'vitest'
import type { Stock } from '../domain/payment/stock'
import { boxOffice, sellingForm, STOCK } from '../testing/tickets'
import { createOutbox } from './outbox/outbox'
import { aPage, aWorld, fillIn } from './outbox/testing/world'
import { createPurchase } from './purchase'

/** Requests that a test answers one by one, in any order. */
function answered<T>() {
  const answers: ((value: T) => void)[] = []
  return { answers, ask: () => new Promise<T>((resolve) => answers.push(resolve)) }
}

it('PAY-02 the stock that was asked for last is shown, whatever arrives later', async () => {
  const { answers, ask } = answered<Stock | null>()
  const purchase = createPurchase({
    version: sellingForm(),
    checkout: { ...boxOffice().checkout, stock: ask },
    onChange: () => undefined,
    keep: () => Promise.resolve(),
    answerId: () => 'respuesta-1',
    renew: () => undefined,
  })
  const both = [purchase.refresh(), purchase.refresh()]
  const soldOut: Stock = {
    ...STOCK,
    places: { concierto: { platea: { offered: 100, held: 0, sold: 100 } } },
  }
  answers[1]?.(soldOut)
  answers[0]?.(STOCK)
  await Promise.all(both)
  expect(purchase.left({ paymentId: 'concierto', sectionId: 'platea' })).toBe(0)
})

it('DAY-05 an answer that was removed does not come back with a reading that began before', async () => {
  const world = aWorld()
  const page = aPage(world, { isOffline: () => true })
  await fillIn(page)
  const answering = await page.open()
  await answering.saving.leave()
  answering.dispose()
  await page.outbox.look()
  const [item] = page.outbox.state().queued
  page.outbox.dispose()

  const { answers, ask } = answered<null>()
  let isSlow = true
  const get = async (key: string): Promise<unknown> => {
    const value = await page.storage.get(key)
    if (isSlow) await ask()
    return value
  }
  const outbox = createOutbox({ ...page.ports, storage: { ...page.storage, get } })
  const looking = outbox.look()
  await expect.poll(() => answers.length).toBe(1)
  isSlow = false
  if (item) await outbox.remove(item)
  expect(outbox.state().queued).toEqual([])
  answers[0]?.(null)
  await looking
  expect(outbox.state().queued).toEqual([])
  outbox.dispose()
})
