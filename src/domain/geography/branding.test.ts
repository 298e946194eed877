import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastWithWhite, isReadableColor, logoPathOf, soundBranding } from './sound-branding'

const LOGO = 'https://store.test/v0/b/muni/o/logos%2Fvilla-alta%2FaBcDeFgHiJkL.png?alt=media&token=x'
const yes = () => true

describe('the branding of a municipality', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#ff0000', 4],
    ['#0b4a57', 9.85],
    ['#0a0a0a', 19.8],
  ])('PDF-02 the contrast of %s with white is %d', (color, contrast) => {
    expect(contrastWithWhite(color)).toBeCloseTo(contrast, 1)
  })
  it('PDF-02 a colour counts only when white text on it can be read', () => {
    expect(isReadableColor('#767676')).toBe(true)
    for (const color of ['#777777', '#ffd166', '', '#000', 'black', '#00000g', '#000000;'])
      expect(isReadableColor(color)).toBe(false)
  })
  it('PDF-02 white is read on the shades of every colour that counts, too', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    // Which color-mix() makes of it under the pointer, with 15% of black.
    const shade = (color: string) =>
      color.replace(/[0-9a-f]{2}/g, (part) => hex(Math.round(Number.parseInt(part, 16) * 0.85)))
    const hex = (part: number) => part.toString(16).padStart(2, '0')
    fc.assert(
      fc.property(channel, channel, channel, (...parts) => {
        const color = `#${parts.map(hex).join('')}`
        fc.pre(isReadableColor(color))
        expect(contrastWithWhite(shade(color))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
  it.each([
    'https://store.test/v0/b/muni/o/cabeceras%2Fform%2Fx.png',
    'https://store.test/v0/b/muni/o/logos%2F..%2F..%2Fx%2Fy.png',
    'https://store.test/logos/villa/x.png',
    'javascript:alert(1)',
    'https://store.test/v0/b/muni/o/logos%2Fvilla%',
    'https://store.test/v0/b/muni/o/logos%2Fvilla%4',
    'https://store.test/v0/b/muni/o/logos%2Fvilla%2F%ff.png',
    'https://store.test/v0/b/muni/o/x%2Flogos%2Fvilla%2Fx.png',
    'https://store.test/v0/b/muni/o/logos%2Fvilla%2Fx%2Fy.png',
    '',
  ])('PDF-02 %s is no address of a logo', (address) => expect(logoPathOf(address)).toBeNull())
  it('PDF-02 strangers are told only the valid parts, whatever a record says', () => {
    const stored = { logo: LOGO, color: '#ffd166', contacto: 'x'.repeat(600), avisoDatos: 'y'.repeat(2100) }
    expect(soundBranding(stored, yes)).toEqual({
      ...{ logo: LOGO, color: '', contacto: 'x'.repeat(500), avisoDatos: 'y'.repeat(2000) },
    })
    expect(soundBranding({ ...stored, color: '#0b4a57' }, () => false)).toMatchObject({
      logo: '',
      color: '#0b4a57',
    })
    expect(soundBranding({ ...stored, logo: 'https://elsewhere.test/x.png' }, yes).logo).toBe('')
  })
})
