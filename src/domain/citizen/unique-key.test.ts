import { expect, it } from 'vitest'
import { sha256 } from '../hash'
import { uniqueKey, uniqueKeys, uniqueNumberKey } from './unique-key'

it('ANS-13 the hash of form and citizen is the one that the security rules make', async () => {
  expect(await uniqueKey('f', '40101')).toBe(await sha256('f/40101'))
  expect(await uniqueNumberKey('f', '30111222')).toBe(await sha256('numero/f/30111222'))
})

it('ANS-13 a citizen is known by id and by number, however the number is written', async () => {
  const keys = [await uniqueKey('f', '40101'), await uniqueNumberKey('f', '30111222')]
  expect(await uniqueKeys('f', { id: '40101', dni: '30.111.222' })).toEqual(keys)
  expect(await uniqueKeys('f', { id: '40101', dni: ' - ' })).toEqual(keys.slice(0, 1))
})
