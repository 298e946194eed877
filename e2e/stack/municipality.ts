import { markSeeded, seededSummary } from './kept-data'
import { loadSeed } from './seed'
import type { SeedSummary } from './seed-contract'
import type { Stack } from './stack'

/**
 * The seeded municipality of a running stack: loaded when the stack is empty, else as it was told the first time. A seed
 * that fails half way leaves no mark, so that the next start begins again.
 */
export async function openMunicipality({ workspace, empty }: Stack): Promise<SeedSummary> {
  if (!empty) return seededSummary(workspace)
  const summary = await loadSeed()
  markSeeded(workspace, summary)
  return summary
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
