import { createServer } from 'node:net'
import { HOST, type Ports } from './ports'
import { StackProblem } from './problem'
import { isRefused } from './refused-ports'

/** Whether nothing listens on `port`. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Names of the busy ones among `ports`, in their order. */
async function busyOnes(
  ports: Partial<Ports>,
  free: (port: number) => Promise<boolean>,
): Promise<[string, number][]> {
  const all = Object.entries(ports)
  const flags = await Promise.all(all.map(([, port]) => free(port)))
  return all.filter((_, index) => !flags[index])
}

const refusedOne = (ports: Partial<Ports>) => Object.entries(ports).find(([, port]) => isRefused(port))

/**
 * Refuses to start over somebody else's port, or on one that no browser would go to.
 * @throws StackProblem naming the first such port and the way out.
 */
export async function requireFreePorts(ports: Partial<Ports>, offset: number, free = isFree): Promise<void> {
  const refused = refusedOne(ports)
  if (refused) {
    throw new StackProblem(
      `Browsers refuse port ${refused[1]}, which ${refused[0]} would have: shift all ports with MUNI_PORT_OFFSET=${offset + 100}.`,
    )
  }
  const [first, ...more] = await busyOnes(ports, free)
  if (!first) return
  const [name, port] = first
  const others = more.length > 0 ? ` (and ${more.length} more of the stack's ports)` : ''
  throw new StackProblem(
    `Port ${port} for ${name} is busy${others}: stop what runs there, or shift all ports with MUNI_PORT_OFFSET=${offset + 100}.`,
  )
}

/** The first offset from `from` on whose ports are all free, and none of them one that browsers refuse. */
export async function freeOffset(
  from: number,
  portsAt: (offset: number) => Partial<Ports>,
  free = isFree,
): Promise<number> {
  for (let offset = from; offset <= 50_000; offset += 100) {
    const ports = portsAt(offset)
    if (!refusedOne(ports) && (await busyOnes(ports, free)).length === 0) return offset
  }
  throw new StackProblem('No free ports for a test stack: stop the other stacks first.')
}
