import { expect, it } from 'vitest'
import { sha256 } from '../hash'
import { uniqueKey, uniqueKeys, uniqueNumberKey } from './unique-key'

it('ANS-13 a form keeps that a citizen answered it under a hash of both, as the security rules make it', async () => {
  expect(await uniqueKey('f', '40101')).toBe(await sha256('f/40101'))
  expect(await uniqueNumberKey('f', '30111222')).toBe(await sha256('numero/f/30111222'))
})

it('ANS-13 somebody is known by the id and by the number, however that is written', async () => {
  const keys = [await uniqueKey('f', '40101'), await uniqueNumberKey('f', '30111222')]
  expect(await uniqueKeys('f', { id: '40101', dni: '30.111.222' })).toEqual(keys)
  expect(await uniqueKeys('f', { id: '40101', dni: ' - ' })).toEqual(keys.slice(0, 1))
})
