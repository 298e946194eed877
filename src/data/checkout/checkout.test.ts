import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TERMINAL } from '../../domain/payment/to-pay'
import { GET_ORDER } from '../../domain/calls/get-order'
import { DataError } from '../errors'
import { REQUEST_LIMIT_MS } from '../with-timeout'
import { checkoutOf } from './checkout'

vi.mock('../proof', () => ({ proofHeaders: () => Promise.resolve({}) }))

const PAY = {
  ...{
    amount: 2500,
    merchantCode: '999008881',
    order: '000000000042',
    terminal: TERMINAL,
    id: 'respuesta-1',
  },
  ...{ productDescription: 'Concierto', titular: 'Norma Vega' },
}
const DATA = { signatureVersion: 'v', merchantParameters: 'p', signature: 's', id: 'respuesta-1', url: 'u' }
const HOUR = 3_600_000
const NOW = 1_790_000_000_000
const VIEW = {
  ...{
    orderId: '000000000042',
    id: 'respuesta-1',
    state: 'held',
    status: 'Pendiente de validar',
    amount: 2500,
  },
  ...{ price: 1250, currency: 'EUR', sign: '€', entrance: 'public', fullName: '', reference: '', code: '' },
  ...{ formId: 'f', formTitle: '', sectionName: '', quanty: 2, date: null, paidAt: null, tickets: [] },
  ...{ holdUntil: NOW + 1_200_000, now: NOW },
} as const

const nobody = () => Promise.resolve({ app: 'public' as const })
const call: Parameters<typeof checkoutOf>[0] = ({ name, response }) =>
  Promise.resolve(response.parse(name === GET_ORDER.name ? VIEW : { order: VIEW, pay: PAY }))
const checkout = checkoutOf(call, nobody)
const ask = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + HOUR })
  vi.stubGlobal('fetch', ask.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is posted to the payment page', () => {
  it('PAY-04 the payment page gets what the server signed', async () => {
    ask.mockResolvedValue(Response.json({ data: DATA }))
    expect(await checkout.toPay(PAY)).toEqual(DATA)
    expect(JSON.parse(ask.mock.lastCall?.[1].body)).toEqual(PAY)
  })

  it.each([
    ['an error', () => new Response('{}', { status: 502 })],
    ['html', () => new Response('<html></html>')],
    ['something else', () => Response.json({ data: { ...DATA, url: null } })],
  ])('PAY-09 %s is none', async (_, answer) => {
    ask.mockResolvedValue(answer())
    await expect(checkout.toPay(PAY)).rejects.toThrow()
  })

  it.each([
    ['a gateway that has no service', () => Promise.resolve(new Response('<h1>503</h1>', { status: 503 }))],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('PAY-09 ANS-14 %s in place of an answer is a service that does not respond', async (_, answer) => {
    // The product's own site responds.
    ask.mockImplementation((address: string) =>
      address.includes('toPay') ? answer() : Promise.resolve(new Response()),
    )
    const failure = await checkout.toPay(PAY).catch(checkout.failureOf)
    expect(failure).toBe('down')
  })

  it('PAY-09 a request for the signed payment has a time limit', async () => {
    ask.mockReturnValue(new Promise(() => undefined))
    const asked = checkout.toPay(PAY).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(REQUEST_LIMIT_MS)
    expect(await asked).toMatchObject({ code: 'timeout' })
  })
})

it('PAY-03 tickets are held for the same time on a device whose clock is an hour ahead', async () => {
  const { order } = await checkout.place({ formId: 'f', answerId: 'respuesta-1', other: null })
  for (const { holdUntil } of [order, await checkout.order(order)]) {
    expect(holdUntil - Date.now()).toBe(1_200_000)
  }
})

it('PAY-14 the reason why nothing was bought comes from the server, or says how it could not be reached', () => {
  const refused = Object.assign(new Error('no'), { details: { order: 'soldOut' } })
  expect(checkout.failureOf(new DataError('unknown', { cause: refused }))).toBe('soldOut')
  const line = ['offline', 'timeout', 'down', 'unsure'] as const
  expect(line.map((code) => checkout.failureOf(new DataError(code)))).toEqual([
    'offline',
    'slow',
    'down',
    'unsure',
  ])
  expect(checkout.failureOf(new DataError('limited'))).toBe('limited')
  expect(checkout.failureOf(new Error('no'))).toBe('failed')
})
