import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimPorts } from './claim'
import { configOf, folderOf, noteEmulators } from './left-over'
import { HOST, stackPorts } from './ports'

// Other runs of these tests choose other offsets, and those of claim.test.ts lie below.
const OFFSET = 49_100 + (process.pid % 9) * 100
const running: ChildProcess[] = []

beforeEach(() => void mkdirSync(folderOf(OFFSET), { recursive: true }))
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folderOf(OFFSET), { recursive: true, force: true })
})

/** Something that listens on a port of the stack, as emulators do whose program was killed. */
async function listens(argument: string): Promise<ChildProcess> {
  const code = `require('node:net').createServer().listen(${stackPorts(OFFSET).auth}, '${HOST}', () => console.log('listens'))`
  const child = spawn(process.execPath, ['--eval', code, '--', argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  await once(child.stdout ?? child, 'data')
  noteEmulators(folderOf(OFFSET), child.pid ?? 0)
  return child
}

it('a start after one that was killed ends the emulators that were left and has their ports', async () => {
  const emulators = await listens(`--config=${configOf(OFFSET)}`)
  const ended = once(emulators, 'exit')
  const claim = await claimPorts(OFFSET)
  await claim.release()
  await ended
  expect(emulators.signalCode).toBe('SIGKILL')
})

it('what got the number of the left emulators since is somebody else, and stays', async () => {
  const other = await listens('--config=another.json')
  await expect(claimPorts(OFFSET)).rejects.toThrow(`Port ${stackPorts(OFFSET).auth} for auth is busy`)
  expect(other.exitCode ?? other.signalCode).toBeNull()
})

it('a note without sense is passed over', async () => {
  noteEmulators(folderOf(OFFSET), Number.NaN)
  const claim = await claimPorts(OFFSET)
  expect(claim.offset).toBe(OFFSET)
  await claim.release()
})
