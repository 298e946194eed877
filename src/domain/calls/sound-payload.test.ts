import { expect, it } from 'vitest'
import { isSoundPayload } from './sound-payload'

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}

it.each([null, undefined, 7, 'x', [], {}, { a: [{ b: null }] }, nested(60, (a) => [a])])(
  'SEC-01 %j can be looked at',
  (payload) => expect(isSoundPayload(payload)).toBe(true),
)

it('SEC-01 a payload that is nested without end, or marked as a value of another encoding, is refused', () => {
  expect(isSoundPayload(nested(20_000, (a) => ({ a })))).toBe(false)
  expect(isSoundPayload(nested(20_000, (a) => [a]))).toBe(false)
  expect(
    isSoundPayload({ data: [{ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' }] }),
  ).toBe(false)
})

it('SEC-01 sixty-four levels are the deepest', () => {
  expect(isSoundPayload(nested(64, (a) => [a]))).toBe(true)
  expect(isSoundPayload(nested(65, (a) => [a]))).toBe(false)
})

it('SEC-01 a text that ends in half a letter is refused', () => {
  expect(isSoundPayload({ data: { code: 'a\ud800' } })).toBe(false)
  expect(isSoundPayload({ data: { code: 'a\ud800', other: 'a' } })).toBe(false)
  expect(isSoundPayload({ data: { code: '🌳 東京' } })).toBe(true)
})

it('SEC-01 the time to check a payload grows only with its size', () => {
  expect(isSoundPayload(Array.from({ length: 200_000 }, () => ({ a: 1 })))).toBe(true)
})
