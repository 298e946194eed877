import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { isFree, requireFreePorts } from './busy'
import { stackPorts } from './ports'
import { isRefused } from './refused-ports'

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
  await expect(check).rejects.toThrow("(and 19 more of the stack's ports)")
})

it('lets free ports pass', async () => {
  await expect(requireFreePorts(stackPorts(0), 0, onlyBusy())).resolves.toBeUndefined()
})

it('refuses ports that no browser opens: 6000 is the X server', async () => {
  expect(stackPorts(1000).hosting).toBe(6000)
  await expect(requireFreePorts(stackPorts(1000), 1000, onlyBusy())).rejects.toThrow(
    'Browsers refuse port 6000, which hosting would have: shift all ports with MUNI_PORT_OFFSET=1100.',
  )
})

it('refuses just the ports that fetch itself refuses', async () => {
  // Fetch refuses these ports before it connects, so no program that listens there is waited for.
  const refusedByFetch = async (port: number) => {
    const asking = new AbortController()
    setImmediate(() => asking.abort())
    const { signal } = asking
    const failure: unknown = await fetch(`http://127.0.0.1:${port}`, { signal }).catch(
      (reason: unknown) => reason,
    )
    return failure instanceof Error && failure.cause instanceof Error && failure.cause.message === 'bad port'
  }
  const every = Array.from({ length: 40 }, (_, index) => Object.values(stackPorts(1000 + index * 100))).flat()
  const refused: number[] = []
  for (const port of every) if (await refusedByFetch(port)) refused.push(port)
  expect(every.filter(isRefused)).toEqual(refused)
})
