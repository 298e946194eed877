import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { claimFreePorts, claimPorts, type Claim } from './claim'
import { HOST, ROOT, stackPorts } from './ports'

// Far from what other stacks on this machine take.
const FROM = 20_000
// No search for free ports comes this far; other runs of these tests choose other offsets. From 32,768 on connections take ports.
const CHOSEN = 22_000 + (process.pid % 10) * 100
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function claimed(claiming: Promise<Claim>): Promise<number> {
  const { offset, release } = await claiming
  closers.push(release)
  return offset
}

async function listenOn(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve))
  closers.push(() => new Promise((resolve) => server.close(() => resolve())))
  return server
}

it('gives stacks that start at the same time ports of their own', async () => {
  const offsets = await Promise.all(Array.from({ length: 6 }, () => claimed(claimFreePorts(FROM))))
  expect(new Set(offsets).size).toBe(6)
})

it('gives programs that start at the same time ports of their own', async () => {
  const code = `import { claimFreePorts } from '${ROOT}e2e/stack/claim.ts'; console.log((await claimFreePorts(${FROM})).offset)`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const offsets = await Promise.all(
    Array.from({ length: 3 }, () => {
      const program = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
      closers.push(() => new Promise((resolve) => program.once('exit', () => resolve()).kill()))
      return new Promise<string>((resolve, reject) => {
        createInterface({ input: program.stdout }).once('line', resolve)
        program.once('exit', (exit) => reject(new Error(`ended with ${exit}`)))
      })
    }),
  )
  expect(new Set(offsets).size).toBe(3)
}, 30_000)

it('skips an offset when one of its ports is busy', async () => {
  const first = await claimFreePorts(FROM)
  await listenOn(stackPorts(first.offset).tasks)
  await first.release()
  expect(await claimed(claimFreePorts(first.offset))).toBeGreaterThan(first.offset)
})

it('refuses chosen ports that another stack uses, says which process it is and how to shift them', async () => {
  await claimed(claimPorts(CHOSEN))
  await expect(claimPorts(CHOSEN)).rejects.toThrow(
    `Another stack (process ${process.pid}) has the ports shifted by ${CHOSEN}: stop it, or shift all ports with MUNI_PORT_OFFSET=${CHOSEN + 100}.`,
  )
})

it('refuses chosen ports when one is busy, and claims none of them', async () => {
  const { tasks } = stackPorts(CHOSEN)
  const server = await listenOn(tasks)
  await expect(claimPorts(CHOSEN)).rejects.toThrow(`Port ${tasks} for tasks is busy`)
  await new Promise((resolve) => server.close(resolve))
  expect(await claimed(claimPorts(CHOSEN))).toBe(CHOSEN)
})

it('gives released ports to the next stack', async () => {
  const first = await claimPorts(CHOSEN)
  await first.release()
  expect(await claimed(claimPorts(CHOSEN))).toBe(CHOSEN)
})

it('skips ports that no browser opens', async () => {
  expect(stackPorts(1000).hosting).toBe(6000)
  expect(await claimed(claimFreePorts(1000))).toBeGreaterThan(1000)
})
