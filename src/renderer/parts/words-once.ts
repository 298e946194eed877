import type { Texts } from '../../questions/input-props'

const known = new WeakMap<Texts, Texts>()

/** The same texts, each looked up once: a thousand questions say the same few words. */
export function wordsOnce(t: Texts): Texts {
  const already = known.get(t)
  if (already) return already
  const said = new Map<unknown, unknown>()
  const remembering = new Proxy(t, {
    apply(target, _this, given: unknown[]) {
      const [key] = given
      if (given.length > 1) return Reflect.apply(target, undefined, given)
      if (!said.has(key)) said.set(key, Reflect.apply(target, undefined, given))
      return said.get(key)
    },
  })
  known.set(t, remembering)
  return remembering
}
