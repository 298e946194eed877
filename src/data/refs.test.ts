import { expect, it } from 'vitest'
import { isDocId } from './refs'

it.each(['comercios', 'Xk29dkA0', 'a b', '..x'])('ANS-11 %s can name a document', (text) => {
  expect(isDocId(text)).toBe(true)
})

it.each(['', '.', '..', 'a/b', '__id__', 'x'.repeat(201)])('ANS-11 %s names none', (text) => {
  expect(isDocId(text)).toBe(false)
})
