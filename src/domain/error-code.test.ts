import { expect, it } from 'vitest'
import { errorCode, errorDetails } from './error-code'

class Coded extends Error {
  constructor(readonly code: unknown) {
    super('failed')
  }
}

it('SEC-01 an error says by a word or a number what failed', () => {
  expect(errorCode(new Coded('permission-denied'))).toBe('permission-denied')
  expect(errorCode(new Coded(10))).toBe(10)
})

it('SEC-01 what carries no code says none', () => {
  for (const error of [new Error('failed'), new Coded(null), 'failed', null, undefined]) {
    expect(errorCode(error)).toBeUndefined()
  }
})

it('SEC-01 what a callable tells of its failure is found', () => {
  expect(errorDetails(Object.assign(new Error('failed'), { details: { mail: 'quota' } }))).toEqual({
    mail: 'quota',
  })
  expect(errorDetails(new Error('failed'))).toBeUndefined()
})
