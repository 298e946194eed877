/** Whether two plain values say the same, at any depth; moments by their time, missing fields as undefined ones. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof Date || other instanceof Date) {
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime()
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => sameValue(Reflect.get(one, name), Reflect.get(other, name)))
}
