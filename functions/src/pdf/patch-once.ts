/** On what was patched, by a name that every copy of this module shares. */
const PATCHED = Symbol.for('muniformularios.patched')

/**
 * Changes an object of a library once, however often the module that changes it is loaded: a change on top of itself
 * would draw everything twice.
 */
export function patchOnce(owner: object, patch: () => void): void {
  if (Object.hasOwn(owner, PATCHED)) return
  Object.defineProperty(owner, PATCHED, { value: true })
  patch()
}
