import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ANOTHER_STACK, claimFreePorts } from '../stack/claim'
import { ROOT } from '../stack/ports'
import { round } from './numbers'
import { stopping } from './stopping'

/** Nobody's ports and nobody's kept data: what is started there is built from nothing and removed again. */
async function unusedOffset(): Promise<number> {
  const claim = await claimFreePorts()
  await claim.release()
  return claim.offset
}

/** Seconds from one line typed to "ready": emulators, build, and the seed into empty emulators. */
export async function measureStart(): Promise<number> {
  const offset = await unusedOffset()
  const env = { ...process.env, MUNI_PORT_OFFSET: String(offset) }
  const began = performance.now()
  // A process group of its own, as in a terminal: Ctrl-C there reaches npm and what npm runs.
  const stack = spawn('npm', ['start', '--', '--reset'], { cwd: ROOT, env, detached: true })
  const interrupt = () => {
    if (stack.pid !== undefined && stack.exitCode === null) process.kill(-stack.pid, 'SIGINT')
  }
  const ended = new Promise<null>((resolve) => stack.once('close', () => resolve(null)))
  const said: string[] = []
  const ready = new Promise<number>((resolve) => {
    stack.stdout.on('data', (data: Buffer) => {
      said.push(data.toString())
      if (/^ready$/m.test(said.join(''))) resolve(performance.now() - began)
    })
  })
  stack.stderr.on('data', (data: Buffer) => said.push(data.toString()))
  stopping.addEventListener('abort', interrupt)
  const outcome = await Promise.race([ready, ended])
  interrupt()
  await ended
  stopping.removeEventListener('abort', interrupt)
  rmSync(`${ROOT}.stack/${offset}`, { recursive: true, force: true })
  stopping.throwIfAborted()
  // The program that was started claims the ports for itself, and another stack may have been faster.
  if (outcome === null && said.join('').includes(ANOTHER_STACK)) return measureStart()
  if (outcome === null) throw new Error(`npm start ended by itself:\n${said.join('')}`)
  return round(outcome / 1000, 1)
}
