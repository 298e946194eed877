import { expect, it } from 'vitest'
import { webAddress } from './web-address'

it.each(['http://sitio.test', 'https://sitio.test/a', 'HTTPS://SITIO.TEST'])(
  'ANS-05 %s may be opened',
  (address) => {
    expect(webAddress(address)).toBe(address)
  },
)

it.each([
  '',
  'sitio.test',
  'javascript:alert(1)//https://sitio.test',
  'https:/sitio.test',
  'ftp://sitio.test',
])('SEC-01 «%s» may not', (address) => {
  expect(webAddress(address)).toBeNull()
})
