import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from './ports'
import { descendants, killAll } from './processes'

/** How long ended processes may take to be gone. */
const END_LIMIT_MS = 10_000
const LOOK_AGAIN_MS = 100

/** The files of the stack at `offset`. */
export const folderOf = (offset: number): string => `${ROOT}.stack/${offset}`

/** Where the process of a stack's emulators is noted. */
const noteOf = (folder: string): string => `${folder}/emulators.pid`

/** The configuration of the emulators of one stack, which stands in their command line. */
export const configOf = (offset: number): string => `${ROOT}.firebase-stack-${offset}.json`

/** The command line of a process, if there is one; small containers have no ps. */
function commandOf(pid: number): string {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-ww', '-o', 'args='], { encoding: 'utf8' })
  if (stdout) return stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function notedIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** Notes which process the emulators of a stack are, for a next start after this program was killed. */
export function noteEmulators(folder: string, pid: number): void {
  writeFileSync(noteOf(folder), String(pid))
}

/**
 * Ends the emulators that a killed program left at `offset`: nobody could stop them in order, and they have its ports.
 * Only whoever has the claim on the ports may ask for it. A process that is not this stack's own is left alone, since
 * numbers of processes are given anew.
 */
export async function endLeftOvers(offset: number): Promise<void> {
  const pid = notedIn(noteOf(folderOf(offset)))
  if (pid === null || !commandOf(pid).includes(configOf(offset))) return
  killAll([...descendants(pid), pid])
  const until = Date.now() + END_LIMIT_MS
  while (commandOf(pid).includes(configOf(offset)) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  console.log('Ended the emulators that an earlier start left when it was killed.')
}
