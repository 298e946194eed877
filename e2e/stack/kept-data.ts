import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { SeedSummary } from './seed-contract'
import { hasKeptData } from './suite'
import type { Workspace } from './workspace'

type Folders = Pick<Workspace, 'folder' | 'data'>

/** Written once a municipality is complete, and never before: what has none is half of one. */
const markOf = ({ folder }: Folders): string => `${folder}/seed.json`

/** Whether what is kept is a whole municipality: a program that is killed leaves its mark and no data. */
export const isSeeded = (workspace: Folders): boolean =>
  existsSync(markOf(workspace)) && hasKeptData(workspace)

/** What the seed told of the municipality that is kept. */
export const seededSummary = (workspace: Folders): SeedSummary =>
  JSON.parse(readFileSync(markOf(workspace), 'utf8'))

/** Notes that the municipality is complete. */
export function markSeeded(workspace: Folders, summary: SeedSummary): void {
  // Written aside and moved in place: a mark is there whole or not at all.
  const aside = `${markOf(workspace)}.new`
  writeFileSync(aside, JSON.stringify(summary))
  renameSync(aside, markOf(workspace))
}

/** Forgets what is kept, so that the next start begins empty. The mark goes first. */
export function forgetData(workspace: Folders): void {
  rmSync(markOf(workspace), { force: true })
  rmSync(workspace.data, { recursive: true, force: true })
}
