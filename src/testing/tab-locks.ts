import { vi } from 'vitest'

/** Locks as tabs of one browser share them, where there are none: until `vi.unstubAllGlobals`. */
export function shareTabLocks(): void {
  const held = new Set<string>()
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (name: string, _options: unknown, work: (lock: object | null) => Promise<void>) => {
        if (held.has(name)) return Promise.resolve(work(null))
        held.add(name)
        return work({ name }).finally(() => held.delete(name))
      },
    },
  })
}
