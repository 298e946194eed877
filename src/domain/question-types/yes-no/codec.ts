import type { Codec } from '../behaviour'

export { trimmed as normalize } from '../shared/text'

const isYesOrNo = (value: unknown): value is string => value === 'true' || value === 'false'

/** Stored as the strings true and false (§1.3). */
export const codec: Codec = {
  encode: (respuesta) => (respuesta === '' ? undefined : respuesta),
  decode: (stored) => (isYesOrNo(stored) ? stored : ''),
}
