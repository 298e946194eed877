import { describe, expect, it } from 'vitest'
import { deviceOf } from './device'

const MOZILLA = 'Mozilla/5.0'

describe('the device that a user agent names', () => {
  it.each([
    [
      `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`,
      'Chrome · Linux',
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0`,
      'Edge · Windows',
    ],
    [`${MOZILLA} (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0`, 'Firefox · Android'],
    [
      `${MOZILLA} (Linux; Android 13; SM-A546B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      'Samsung Internet · Android',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari · iOS',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15`,
      'Safari · macOS',
    ],
  ])('SEC-06 %s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

  it('SEC-06 nothing that the sender chose gets through', () => {
    expect(deviceOf('')).toBe('')
    expect(deviceOf('curl/8.5.0')).toBe('')
    expect(deviceOf(`<b>intendente</b> Firefox/1 ${'x'.repeat(100_000)}`)).toBe('Firefox')
  })
})
