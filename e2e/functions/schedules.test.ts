import { expect, it } from 'vitest'
import { orderPath } from '../../src/domain/store-paths'
import { portOffset } from '../stack/ports'
import { runSchedules } from '../stack/schedules'
import { beginSelling, orderNow, placed, placesNow } from './buying'
import { change, eventually } from './world'

const HOUR_MS = 3_600_000
const SOON_MS = 20

it('PAY-03 PAY-06 a hold that is over ends in the local stack by itself, as in the cloud', async () => {
  await beginSelling()
  const { order } = await placed('ana')
  const over = new Date(Date.now() - HOUR_MS)
  await change(orderPath(order.orderId, order.id), { holdUntil: over, nextCheck: over })
  expect(await placesNow()).toEqual({ offered: 80, held: 2, sold: 0 })
  const stop = await runSchedules(portOffset(), (schedule) =>
    schedule === 'every 5 minutes' ? SOON_MS : HOUR_MS,
  )
  try {
    await eventually(async () => expect((await orderNow(order))?.state).toBe('ended'))
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 0 })
  } finally {
    await stop()
  }
})
