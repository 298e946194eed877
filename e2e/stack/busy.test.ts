import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freeOffset, isFree, requireFreePorts } from './busy'
import { stackPorts } from './ports'

const onlyBusy =
  (...busy: number[]) =>
  (port: number) =>
    Promise.resolve(!busy.includes(port))

it('sees a port that somebody listens on', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await isFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  expect(await isFree(port)).toBe(true)
})

it('says in one sentence which port is busy and what to do', async () => {
  const check = requireFreePorts({ auth: 9099, firestore: 8080 }, 0, onlyBusy(8080))
  await expect(check).rejects.toThrow(
    /^Port 8080 for firestore is busy: stop what runs there, or shift all ports with MUNI_PORT_OFFSET=100\.$/,
  )
})

it('counts the other busy ports', async () => {
  const check = requireFreePorts(stackPorts(0), 0, () => Promise.resolve(false))
  await expect(check).rejects.toThrow("(and 14 more of the stack's ports)")
})

it('lets free ports pass', async () => {
  await expect(requireFreePorts(stackPorts(0), 0, onlyBusy())).resolves.toBeUndefined()
})

it('moves to the first offset without a busy port', async () => {
  const { auth } = stackPorts(1000)
  expect(await freeOffset(1000, stackPorts, onlyBusy(auth, auth + 100))).toBe(1200)
})
