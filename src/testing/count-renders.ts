/** Parts of React's own tree that it keeps for its developer tools: the same in development and in production. */
interface Fiber {
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

export interface RenderCount {
  /** Components drawn since it was last asked: those drawn again, and those that are new. */
  take: () => { again: number; fresh: number }
}

/**
 * Counts the components that React draws, as its developer tools do. Begins when called: the page must stand.
 * Whole in itself, so that it can be handed to a browser.
 */
export function countRenders(): RenderCount {
  const PERFORMED_WORK = 1
  /** Functions, classes, forwarded and memoized functions: what people write as components. */
  const COMPONENT_TAGS = [0, 1, 11, 14, 15]
  const isFiber = (value: unknown): value is Fiber =>
    typeof value === 'object' && value !== null && 'flags' in value && 'alternate' in value
  let again = 0
  let fresh = 0

  const visit = (fiber: Fiber | null, isNew: boolean): void => {
    for (let at = fiber; at !== null; at = at.sibling) {
      const before = at.alternate
      if (COMPONENT_TAGS.includes(at.tag) && (at.flags & PERFORMED_WORK) !== 0) {
        if (isNew || before === null) fresh += 1
        else again += 1
      }
      // React did not enter a part whose children are the very same.
      if (before === null || before.child !== at.child) visit(at.child, isNew || before === null)
    }
  }
  /** What React draws into keeps its tree; the tree's root is told of each drawing that is done. */
  const watch = (host: unknown): void => {
    const root: unknown = isFiber(host) ? Reflect.get(host, 'stateNode') : null
    if (typeof root !== 'object' || root === null) return
    let current: unknown = Reflect.get(root, 'current')
    Object.defineProperty(root, 'current', {
      configurable: true,
      get: () => current,
      set: (next: unknown) => {
        current = next
        if (isFiber(next)) visit(next.child, false)
      },
    })
  }
  for (const element of document.querySelectorAll('body, body > *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
    if (key !== undefined) watch(Reflect.get(element, key))
  }
  return {
    take() {
      const taken = { again, fresh }
      again = 0
      fresh = 0
      return taken
    },
  }
}
