import { patchOnce } from './patch-once'

/** The parts of fontkit that put letters together, which it does not name. */
interface Positioner {
  applyAnchor: (mark: unknown, anchor: unknown, base: number) => void
}
interface Shaper {
  engine: { GPOSProcessor?: Positioner } | null
  layout: (...args: unknown[]) => unknown
}
/** The object that has the methods of all of that kind. */
const kindOf = <T extends object>(one: T): T => Object.getPrototypeOf(one)

/**
 * Makes fontkit draw texts over which it stumbles, which must not cost the document: a mark that has no place on its
 * letter stands beside it, and letters that cannot be put together stand one after the other.
 */
export function repairShaping(font: object): void {
  const shaper: Shaper = Reflect.get(font, '_layoutEngine')
  const shapers = kindOf(shaper)
  patchOnce(shapers, () => {
    const { layout } = shapers
    shapers.layout = function (this: Shaper, ...args) {
      try {
        return layout.apply(this, args)
      } catch {
        const { engine } = this
        this.engine = null
        try {
          return layout.apply(this, args)
        } finally {
          this.engine = engine
        }
      }
    }
  })
  const positioner = shaper.engine?.GPOSProcessor
  if (!positioner) return
  const positioners = kindOf(positioner)
  patchOnce(positioners, () => {
    const { applyAnchor } = positioners
    positioners.applyAnchor = function (this: Positioner, mark, anchor, base) {
      if (anchor) applyAnchor.call(this, mark, anchor, base)
    }
  })
}
