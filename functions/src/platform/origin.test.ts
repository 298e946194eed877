import { expect, it } from 'vitest'
import { addressOf, originOf } from './origin'

/** A request with these headers, as far as it is looked at. */
const from = (headers: object, remoteAddress = '127.0.0.1') => ({
  rawRequest: { headers: { ...headers }, socket: { remoteAddress } },
})

it('SEC-06 the address is the one that the front end saw, whatever the caller claims', () => {
  expect(addressOf(from({ 'x-forwarded-for': '198.51.100.9' }))).toBe('198.51.100.9')
  expect(addressOf(from({ 'x-forwarded-for': '10.0.0.1, 8.8.8.8,198.51.100.9' }))).toBe('198.51.100.9')
  expect(addressOf(from({ 'x-forwarded-for': ['10.0.0.1', '8.8.8.8, 198.51.100.9'] }))).toBe('198.51.100.9')
  expect(addressOf(from({}))).toBe('127.0.0.1')
  expect(addressOf({})).toBe('')
})

it('SEC-06 only the network and the kind of device are stored', () => {
  const headers = { 'x-forwarded-for': '198.51.100.9', 'user-agent': 'x (Windows NT 10.0) Firefox/131.0' }
  expect(originOf(from(headers))).toEqual({ red: '198.51.100.0/24', dispositivo: 'Firefox · Windows' })
  expect(originOf({})).toEqual({ red: '', dispositivo: '' })
})
