/**
 * A text that is accepted is a version of its own (KIND-10): `formato` says which (`v2`), and an answer which one was
 * accepted and when (`v2 2026-11-27T10:30`, by the municipality's calendar and clock).
 */
import { dayPart, timePart, type WallClock } from '../../wall-clock'

export const FIRST_TEXT = 'v1'
const TEXT_VERSION = /^v([1-9]\d{0,5})$/

/** The version of a text that is accepted; that of the first one where none is noted. */
export const textVersionOf = (formato: string): string => (TEXT_VERSION.test(formato) ? formato : FIRST_TEXT)

/** The version after one. */
export const nextTextVersion = (formato: string): string =>
  `v${Number(TEXT_VERSION.exec(formato)?.[1] ?? 1) + 1}`

export interface Acceptance {
  version: string
  at: WallClock
}

/** What an answer says that was accepted; null for what is no acceptance. */
export function acceptanceIn(respuesta: string): Acceptance | null {
  const [version = '', at = '', ...more] = respuesta.split(' ')
  const isMoment = dayPart(at) !== '' && timePart(at) !== ''
  return TEXT_VERSION.test(version) && isMoment && more.length === 0 ? { version, at } : null
}

/** How an acceptance is stored. */
export const acceptanceText = ({ version, at }: Acceptance): string => `${version} ${at}`
