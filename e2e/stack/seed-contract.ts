import { existsSync } from 'node:fs'
import { ROOT } from './ports'

export interface SeedOptions {
  answers?: number
  questions?: number
}

/** What a person needs to try the seeded town. */
export interface SeedSummary {
  accounts: { email: string; password: string; role: string; description: string }[]
  links: { label: string; path: string }[]
}

interface SeedModule {
  loadSeed(options?: SeedOptions): Promise<SeedSummary>
}

/** Fills the running emulators at MUNI_PORT_OFFSET. */
export async function loadSeed(options?: SeedOptions): Promise<SeedSummary> {
  if (!existsSync(`${ROOT}e2e/stack/seed/index.ts`)) return { accounts: [], links: [] }
  const seed: SeedModule = await import(`${ROOT}e2e/stack/seed/index.ts`)
  return seed.loadSeed(options)
}
