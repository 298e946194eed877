import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { freeOffset } from '../stack/busy'
import { ROOT, stackPorts } from '../stack/ports'
import { round } from './numbers'

const FIRST_OFFSET = 7000
const PROGRAM = ['--import', 'tsx', `${ROOT}e2e/stack/start.ts`]

/** Seconds from one line typed to "ready": emulators, build, and the seed into empty emulators. */
export async function measureStart(): Promise<number> {
  const offset = await freeOffset(FIRST_OFFSET, stackPorts)
  const began = performance.now()
  const env = { ...process.env, MUNI_PORT_OFFSET: String(offset) }
  const stack = spawn(process.execPath, [...PROGRAM, '--reset'], { cwd: ROOT, env })
  const ended = new Promise<number | null>((resolve) => stack.once('exit', resolve))
  const said: string[] = []
  const ready = new Promise<number>((resolve) => {
    stack.stdout.on('data', (data: Buffer) => {
      said.push(data.toString())
      if (/^ready$/m.test(said.join(''))) resolve(performance.now() - began)
    })
  })
  stack.stderr.on('data', (data: Buffer) => said.push(data.toString()))
  const outcome = await Promise.race([ready, ended.then(() => null)])
  stack.kill('SIGINT')
  await ended
  rmSync(`${ROOT}.stack/${offset}`, { recursive: true, force: true })
  if (outcome === null) throw new Error(`npm start ended by itself:\n${said.join('')}`)
  return round(outcome / 1000, 1)
}
