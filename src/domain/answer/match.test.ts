import { describe, expect, it } from 'vitest'
import { matchStored, objectsOf } from './match'

describe('what is stored for the parts of a form', () => {
  const position = {
    inForm: ({ orden }: { orden: number }) => orden,
    inStored: ({ orden }: { orden: number }) => orden,
  }
  const part = (id: string, orden: number, word = '') => ({ id, orden, word })
  const matched = (...stored: ReturnType<typeof part>[]) =>
    matchStored([part('a', 0), part('b', 1)], stored, position).map((found) => found?.word)

  it('ANS-03 is found by its id, the first of several', () => {
    expect(matched(part('b', 0, 'uno'), part('b', 1, 'dos'))).toEqual([undefined, 'uno'])
  })

  it('ANS-03 is found by its position otherwise, unless the part there has an id of its own', () => {
    expect(matched(part('x', 1, 'uno'))).toEqual([undefined, 'uno'])
    expect(matched(part('x', 1, 'uno'), part('b', 0, 'dos'))).toEqual([undefined, 'dos'])
  })

  it('VIEW-01 is found by its position where its id is no text', () => {
    const damaged: ReturnType<typeof part> = JSON.parse('{"id":{"toString":false},"orden":1,"word":"uno"}')
    expect(matched(damaged)).toEqual([undefined, 'uno'])
  })

  it('SEC-01 is found only where the list has an object', () => {
    expect(objectsOf(JSON.parse('[null,7,"x",{"a":1}]'))).toEqual([{ a: 1 }])
    expect(objectsOf(JSON.parse('{"a":1}'))).toEqual([])
    expect(objectsOf(undefined)).toEqual([])
  })
})
