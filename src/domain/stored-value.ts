const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The database's own values: a timestamp becomes a Date, a reference its path. */
function foreignValue(value: object): unknown {
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate()
  if ('path' in value && typeof value.path === 'string') return value.path
  return value
}

/**
 * Stored data as the domain knows it: timestamps as Date, references as path strings, at any depth. By shape,
 * because each Firestore SDK (browser, light, server) has its own classes. Other values stay as they are.
 */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (!isPlain(value)) return foreignValue(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]))
}
