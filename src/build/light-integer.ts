import type { Plugin } from 'vite'

const WANTED = '@firebase/webchannel-wrapper/bloom-blob'
const LIGHT_SDK = /\/@firebase\/firestore\/dist\/lite\//
const MODULE = '\0light-integer'

/** What the light SDK uses of it: a whole number of any size, made of digits and compared. */
export const LIGHT_INTEGER = `
const integer = (value) => ({ value, compare: (other) => (value < other.value ? -1 : value > other.value ? 1 : 0) })
export const Integer = { fromString: (digits) => integer(BigInt(digits)) }
`

/**
 * Firestore's light SDK loads a library of whole numbers, 3 kB, only to compare ids like `__id7__`. The browser's own
 * numbers do that. The full SDK, which staff's pages hear changes with, keeps the library.
 */
export function lightIntegerPlugin(): Plugin {
  return {
    name: 'light-integer',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === WANTED && importer !== undefined && LIGHT_SDK.test(importer) ? MODULE : null,
    load: (id) => (id === MODULE ? LIGHT_INTEGER : null),
  }
}
