import { spawnSync } from 'node:child_process'
import { ROOT } from '../stack/ports'

/** Writes the pictures of pieces that look different from what was approved, or are new; gives the exit code. */
export function approvePieces(): number {
  const args = ['test', '--config', 'e2e/gallery/playwright.config.ts', '--update-snapshots=changed']
  const { status } = spawnSync(process.execPath, [`${ROOT}node_modules/playwright/cli.js`, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status ?? 1
}
