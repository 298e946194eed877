import { expect, it } from 'vitest'
import { networkOf } from './network'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7::/48'],
  ['2001:0DB8::5', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  [' 10.0.0.1 ', '10.0.0.0/24'],
])('SEC-06 %s is kept as %s', (address, network) => expect(networkOf(address)).toBe(network))

it.each([
  '',
  'unknown',
  '999.1.1.1',
  '1.2.3',
  'a::b::c::g',
  '1:2:3:4:5:6:7:8:9',
  '<script>',
  'x'.repeat(9999),
])('SEC-06 «%.20s» is no address', (address) => expect(networkOf(address)).toBe(''))
