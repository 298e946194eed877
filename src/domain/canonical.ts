/**
 * JSON whose keys are in order, so that equal values read equal; undefined fields count as missing.
 * @param seen what is compared in the place of a field's value; that itself when left out
 */
export const canonical = (
  value: unknown,
  seen: (name: string, inner: unknown) => unknown = (_name, inner) => inner,
): string =>
  JSON.stringify(value, (name, given: unknown) => {
    const inner = seen(name, given)
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner
  })
