import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadSeed } from './seed'
import type { SeedSummary } from './seed-contract'
import type { Stack } from './stack'

/**
 * The seeded municipality of a running stack: loaded when the stack is empty, else as it was told the first time.
 * Data of a seed that failed half way is not kept.
 */
export async function openMunicipality({ workspace, empty }: Stack): Promise<SeedSummary> {
  const memory = `${workspace.folder}/seed.json`
  if (!empty)
    return existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : { accounts: [], links: [] }
  const summary = await loadSeed()
  writeFileSync(memory, JSON.stringify(summary))
  return summary
}

/** Forgets a failed seed, so that the next start begins empty. */
export function forgetMunicipality({ workspace }: Stack): void {
  rmSync(workspace.data, { recursive: true, force: true })
}

/** Accounts and links in lines to print under the address. */
export function describeMunicipality({ accounts, links }: SeedSummary, address: string): string[] {
  const width = Math.max(0, ...accounts.map(({ email }) => email.length))
  const secrets = Math.max(0, ...accounts.map(({ password }) => password.length))
  return [
    ...(accounts.length > 0 ? ['', 'Accounts'] : []),
    ...accounts.map(
      ({ email, password, role, description }) =>
        `  ${email.padEnd(width)}  ${password.padEnd(secrets)}  ${role}: ${description}`,
    ),
    ...(links.length > 0 ? ['', 'Links'] : []),
    ...links.map(({ label, path }) => `  ${label}: ${address}${path}`),
  ]
}
