import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { ROOT } from './ports'
import { descendants, killAll } from './processes'

/** How long ended processes may take to be gone. */
const END_LIMIT_MS = 10_000
const LOOK_AGAIN_MS = 100

const notedSchema = z.array(z.object({ pid: z.number(), command: z.string() }))
type Noted = z.infer<typeof notedSchema>

/** The files of the stack at `offset`. */
export const folderOf = (offset: number): string => `${ROOT}.stack/${offset}`

/** Where the processes of a stack's emulators are noted. */
const noteOf = (folder: string): string => `${folder}/processes.json`

/** The command line of a process; '' where there is none. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    // Other systems than Linux have no such file.
    return (
      spawnSync('ps', ['-p', String(pid), '-ww', '-o', 'args='], { encoding: 'utf8' }).stdout?.trim() ?? ''
    )
  }
}

/** What is noted; nothing when no note can be read. */
function notedIn(folder: string): Noted {
  try {
    return notedSchema.parse(JSON.parse(readFileSync(noteOf(folder), 'utf8')))
  } catch {
    return []
  }
}

/**
 * Notes which processes the emulators are by now, for a next start after this program was killed: when the first of
 * them notices, it ends and leaves those that it began.
 */
export function noteEmulators(folder: string, pid: number): void {
  const family: Noted = [pid, ...descendants(pid)].map((one) => ({ pid: one, command: commandOf(one) }))
  // Written aside and moved in place: a note is there whole or not at all.
  const aside = `${noteOf(folder)}.new`
  writeFileSync(aside, JSON.stringify(family))
  renameSync(aside, noteOf(folder))
}

/**
 * Ends the emulators that a killed program left at `offset`: nobody could stop them in order, and they have its ports.
 * Only whoever has the claim on the ports may ask for it. A process that does not run what was noted is left alone,
 * since numbers of processes are given anew.
 * @param areFree whether nobody has the ports any more: a process that ends gives them back at last
 */
export async function endLeftOvers(offset: number, areFree: () => Promise<boolean>): Promise<void> {
  const left = notedIn(folderOf(offset))
    .filter(({ pid, command }) => command !== '' && commandOf(pid) === command)
    .map(({ pid }) => pid)
  if (left.length === 0) return
  killAll([...left.flatMap(descendants), ...left])
  const until = Date.now() + END_LIMIT_MS
  while (!(await areFree()) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  console.log('Ended the emulators that an earlier start left when it was killed.')
}
