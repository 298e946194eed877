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
export async function busyOnes(
  ports: Partial<Ports>,
  free: (port: number) => Promise<boolean> = isFree,
): Promise<[string, number][]> {
  const all = Object.entries(ports)
  const flags = await Promise.all(all.map(([, port]) => free(port)))
  return all.filter((_, index) => !flags[index])
}

/** The first of `ports` that no browser would go to. */
export const refusedOne = (ports: Partial<Ports>) => Object.entries(ports).find(([, port]) => isRefused(port))

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
