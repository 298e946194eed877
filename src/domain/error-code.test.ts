import { expect, it } from 'vitest'
import { errorCode, errorDetails } from './error-code'

class Coded extends Error {
  constructor(readonly code: unknown) {
    super('failed')
  }
}

it('SEC-01 the code of an error is a word or a number', () => {
  expect(errorCode(new Coded('permission-denied'))).toBe('permission-denied')
  expect(errorCode(new Coded(10))).toBe(10)
})

it('SEC-01 an error without a code has none', () => {
  for (const error of [new Error('failed'), new Coded(null), 'failed', null, undefined]) {
    expect(errorCode(error)).toBeUndefined()
  }
})

it('SEC-01 the details that a callable gave with its failure are found', () => {
  expect(errorDetails(Object.assign(new Error('failed'), { details: { mail: 'quota' } }))).toEqual({
    mail: 'quota',
  })
  expect(errorDetails(new Error('failed'))).toBeUndefined()
})
