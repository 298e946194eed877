import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from './contract'
import { correctAnswerRequestSchema } from './correct-answer'
import { packed, unpacked } from './moments'
import { FIND_ORDER, PLACE_ORDER_CHECKED } from './place-order'
import { SESSION_REFUSALS } from '../user/session-refusal'
import { sessionRefusalOf } from './open-session'
import { CERTIFICATE_REFUSALS, certificateRefusal } from '../certificate/refusal'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'name' in value && 'response' in value

/** Each callable, as its file exports it: what pages know of it, and its whole contract. */
const CALLS = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap((module) => Object.values(module).filter(isCall))
const REQUESTS = CALLS.flatMap(({ name, request }): [string, ZodMiniType][] =>
  request ? [[name, request]] : [],
)
const RESPONSES = CALLS.filter((call) => call !== FIND_ORDER && call !== PLACE_ORDER_CHECKED).map(
  ({ name, response }): [string, ZodMiniType] => [name, response],
)

describe('every call', () => {
  it('SEC-01 is among those that are tried here', () => {
    const asked = REQUESTS.map(([name]) => name)
    expect(asked.length).toBeGreaterThan(90)
    expect(new Set(asked).size).toBe(asked.length)
    expect(CALLS.filter(({ name }) => !asked.includes(name))).toEqual([])
  })

  it.each(REQUESTS)('SEC-01 the request of %s is no text, no number and no switch', (_name, schema) => {
    for (const none of ['x', 7, true]) expect(schema.safeParse(none).success).toBe(false)
  })

  it.each(REQUESTS)('SEC-01 the request of %s passes on no unknown field', (_name, schema) => {
    expect(schema.safeParse({ masDeLaCuenta: 1 }).data ?? {}).not.toHaveProperty('masDeLaCuenta')
  })

  it.each(RESPONSES)('SEC-01 the answer of %s is never missing, a text or a number', (_name, schema) => {
    for (const none of [null, undefined, 'x', 7]) expect(schema.safeParse(none).success).toBe(false)
  })
})

describe('why a call is refused', () => {
  it('PDF-02 a certificate is refused for a known reason, or for none', () => {
    for (const reason of CERTIFICATE_REFUSALS) expect(certificateRefusal({ reason })).toBe(reason)
    for (const other of [{ reason: 'otro' }, {}, null, 'off']) expect(certificateRefusal(other)).toBeNull()
  })

  it('AUTH-04 a session is refused for a known reason, or for none', () => {
    for (const refusal of SESSION_REFUSALS) expect(sessionRefusalOf({ refusal })).toBe(refusal)
    for (const other of [{ refusal: 'otra' }, {}, null, 'ended']) expect(sessionRefusalOf(other)).toBeNull()
  })
})

describe('moments in requests', () => {
  it('DAY-01 arrive as they were sent, beside texts that read like one', () => {
    const sent = { fecha: new Date('2026-03-01T12:00:00Z'), nombres: ['2026-03-01T12:00:00Z', null] }
    expect(unpacked(JSON.parse(JSON.stringify(packed(sent))))).toEqual(sent)
  })

  it('CORR-02 an old page that knows no removed rows sends none', () => {
    const asked = {
      answerId: 'a',
      lastUpdate: 1,
      secciones: null,
      ubicacion: null,
      request: null,
      timeZone: 'UTC',
    }
    expect(correctAnswerRequestSchema.parse(asked).rows).toEqual([])
    expect(correctAnswerRequestSchema.safeParse({ ...asked, rows: null }).success).toBe(false)
  })

  it.each([
    { momento: '2026-03-01' },
    { momento: 1, otro: 2 },
    { momento: 8.64e15 + 1 },
    { otro: 1 },
    {},
    null,
  ])('SEC-01 %j is no moment', (value) => {
    expect(unpacked(value)).toEqual(value)
  })
})
