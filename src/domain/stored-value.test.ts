import { expect, it } from 'vitest'
import { plainValue } from './stored-value'

class Stamp {
  constructor(readonly at: Date) {}
  toDate(): Date {
    return this.at
  }
}
class Reference {
  constructor(readonly path: unknown) {}
}
class Bytes {
  readonly toDate = 'never'
}

it('SEC-01 timestamps are read as moments and references as paths, at any depth', () => {
  const at = new Date(0)
  const stored = { a: [new Stamp(at), { b: new Reference('formularios/x') }], c: 'd', n: null, u: undefined }
  expect(plainValue(stored)).toEqual({ a: [at, { b: 'formularios/x' }], c: 'd', n: null, u: undefined })
  expect(plainValue(at)).toBe(at)
  expect(plainValue(7)).toBe(7)
})

it('SEC-01 what a person stored is never taken for one of the database’s own values', () => {
  const typed = { path: 'formularios/x', toDate: () => new Date(0) }
  expect(plainValue(typed)).toEqual(typed)
  expect(plainValue(Object.assign(Object.create(null), { path: 'x' }))).toEqual({ path: 'x' })
})

it.each([new Bytes(), new Reference(7)])('SEC-01 any other value stays as it is', (value) => {
  expect(plainValue(value)).toBe(value)
})
