import { vi } from 'vitest'

/** Locks as tabs of one browser share them, where there are none: until `vi.unstubAllGlobals`. */
export function shareTabLocks(): void {
  const taken = new Set<string>()
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (name: string, _options: unknown, work: (lock: object | null) => Promise<void>) => {
        if (taken.has(name)) return Promise.resolve(work(null))
        taken.add(name)
        return work({ name }).finally(() => taken.delete(name))
      },
    },
  })
}
