import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isFree } from './busy'
import { claimPorts } from './claim'
import { folderOf, noteEmulators } from './left-over'
import { HOST, stackPorts } from './ports'

// Other runs of these tests choose other offsets, and those of claim.test.ts lie above. From 32,768 on connections take ports.
const OFFSET = 12_000 + (process.pid % 9) * 100
const begun: ChildProcess[] = []

beforeEach(() => void mkdirSync(folderOf(OFFSET), { recursive: true }))
afterEach(async () => {
  for (const child of begun.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folderOf(OFFSET), { recursive: true, force: true })
})

/** Listens on a port of the stack, as emulators do whose program was killed. */
const LISTENS = `require('node:net').createServer().listen(${stackPorts(OFFSET).auth}, '${HOST}', () => console.log('listens'))`

/** Runs that code until it says something. */
async function running(code: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  begun.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

it('a start after one that was killed ends the emulators that were left and has their ports', async () => {
  const emulators = await running(LISTENS)
  noteEmulators(folderOf(OFFSET), emulators.pid ?? 0)
  const ended = once(emulators, 'exit')
  const claim = await claimPorts(OFFSET)
  await claim.release()
  await ended
  expect(emulators.signalCode).toBe('SIGKILL')
})

it('what the emulators began is ended too, when the first of them ended by itself', async () => {
  const begins = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(LISTENS)}], { detached: true, stdio: 'inherit' }); setInterval(() => 0, 1000)`
  const first = await running(begins)
  noteEmulators(folderOf(OFFSET), first.pid ?? 0)
  const ended = once(first, 'exit')
  first.kill('SIGKILL')
  await ended
  expect(await isFree(stackPorts(OFFSET).auth)).toBe(false)
  const claim = await claimPorts(OFFSET)
  expect(claim.offset).toBe(OFFSET)
  await claim.release()
})

it('what got the number of the left emulators since is somebody else, and stays', async () => {
  const other = await running(LISTENS)
  const noted = [{ pid: other.pid, command: 'java -jar cloud-firestore-emulator.jar' }]
  writeFileSync(`${folderOf(OFFSET)}/processes.json`, JSON.stringify(noted))
  await expect(claimPorts(OFFSET)).rejects.toThrow(`Port ${stackPorts(OFFSET).auth} for auth is busy`)
  expect(other.exitCode ?? other.signalCode).toBeNull()
})

it.each(['', '[{"pid":1}]', '[{"pid":999999999,"command":""}]'])(
  'a note without sense is passed over: %s',
  async (note) => {
    writeFileSync(`${folderOf(OFFSET)}/processes.json`, note)
    const claim = await claimPorts(OFFSET)
    expect(claim.offset).toBe(OFFSET)
    await claim.release()
  },
)
