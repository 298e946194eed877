/** What a municipality may show itself by, and how far it is read. What strangers load knows only the result. */
import { storedPath } from '../files/stored-path'
import type { Branding } from './branding'
import { cutText } from '../text/cut'

/** Most letters of how a municipality is reached, and of what it says of data; the rules refuse more. */
export const MAX_CONTACT_LENGTH = 500
export const MAX_DATA_NOTICE_LENGTH = 2000

const COLOR = /^#[0-9a-f]{6}$/
/** Contrast of usual text that WCAG 2 asks for (AA). */
const LEAST_CONTRAST = 4.5

/** How bright one channel of a colour is to the eye, as WCAG 2 reckons. */
function brightness(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Contrast of a colour `#rrggbb` with white, from 1 to 21, as WCAG 2 reckons. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    brightness(Number.parseInt(color.slice(at, at + 2), 16)),
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** Whether a text is a colour as it is stored. */
export const isColor = (color: string): boolean => COLOR.test(color)

/** Whether white letters on the colour, and letters of it on white, are read by everybody. */
export const isReadableColor = (color: string): boolean =>
  isColor(color) && contrastWithWhite(color) >= LEAST_CONTRAST

/** The place of a logo in the file store by its address; null for any other address. */
export function logoPathOf(address: string): string | null {
  const path = URL.canParse(address) ? storedPath(address) : ''
  return /^logos\/[^/]+\/[^/]+$/.test(path) ? path : null
}

/**
 * What strangers are told of a municipality's branding: only what is sound, whatever a record says.
 * @param isLogo whether an address is one of the project's own file store
 */
export const soundBranding = (branding: Branding, isLogo: (address: string) => boolean): Branding => ({
  logo: logoPathOf(branding.logo) !== null && isLogo(branding.logo) ? branding.logo : '',
  color: isReadableColor(branding.color) ? branding.color : '',
  contacto: cutText(branding.contacto, MAX_CONTACT_LENGTH),
  avisoDatos: cutText(branding.avisoDatos, MAX_DATA_NOTICE_LENGTH),
})
