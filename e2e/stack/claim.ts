import { existsSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { busyOnes, refusedOne, requireFreePorts } from './busy'
import { endLeftOvers } from './left-over'
import { basePorts, HOST, ROOT, stackPorts, type Ports } from './ports'
import { StackProblem } from './problem'

/** Ports from here on are those that Linux gives to connections as they come: a free one may be taken the next moment. */
const FIRST_PASSING_PORT = 32_768

/** How the refusal of claimed ports begins. */
export const ANOTHER_STACK = 'Another stack'

/** How long whoever has the claim may take to say who it is. */
const HOLDER_LIMIT_MS = 2000

/** Where a search begins: apart from the low offsets that people choose. */
const FIRST_OFFSET = 1000

/** The ports of one offset, kept from every other stack on this machine while the program lives. */
export interface Claim {
  offset: number
  /** Gives them back. */
  release: () => Promise<void>
}

/** Listens on `port`; undefined when somebody else does. Only one program gets it, and the system takes it back. */
function occupy(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    // Who asks is told which process it is, so that it can be stopped without its terminal.
    const server = createServer((connection) => {
      connection.on('error', () => connection.destroy())
      connection.end(String(process.pid))
    })
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: HOST, exclusive: true }, () => resolve(server))
  })
}

/** The process that has the claim on `port`, as it says itself; null when it says nothing. */
function holderOf(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    let said = ''
    const connection = createConnection({ port, host: HOST, timeout: HOLDER_LIMIT_MS })
    connection.on('data', (data) => (said += String(data)))
    connection.once('timeout', () => connection.destroy())
    connection.once('error', () => resolve(null))
    connection.once('close', () => resolve(/^\d+$/.test(said) ? said : null))
  })
}

const release = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** The ports to check once the claim is ours: its own port is busy then, by us. */
function otherPorts(offset: number): Partial<Ports> {
  const { claim: _own, ...others } = stackPorts(offset)
  return others
}

/**
 * Claims the ports of an offset that somebody chose. Emulators that a killed start of this checkout left there are ended.
 * @throws StackProblem when another stack has them, a program listens on one, or browsers refuse one
 */
export async function claimPorts(offset: number): Promise<Claim> {
  const { claim } = stackPorts(offset)
  const server = await occupy(claim)
  if (!server) {
    const holder = await holderOf(claim)
    throw new StackProblem(
      `${ANOTHER_STACK}${holder ? ` (process ${holder})` : ''} has the ports shifted by ${offset}: stop it, or shift all ports with MUNI_PORT_OFFSET=${offset + 100}.`,
    )
  }
  try {
    const others = otherPorts(offset)
    await endLeftOvers(offset, async () => (await busyOnes(others)).length === 0)
    await requireFreePorts(others, offset)
  } catch (problem) {
    await release(server)
    throw problem
  }
  return { offset, release: () => release(server) }
}

/** The last offset whose ports all lie below those of passing connections. */
const lastOffset = () =>
  Math.floor((FIRST_PASSING_PORT - 1 - Math.max(...Object.values(basePorts()))) / 100) * 100

/** Whether a stack of this checkout keeps data at this offset: a stack of tests would remove it. */
const isKept = (offset: number) => existsSync(`${ROOT}.stack/${offset}/data`)

/**
 * Claims the first offset from `from` on that no other stack has, on whose ports nobody listens, and under which no
 * stack of this checkout keeps data.
 * @throws StackProblem when there is none
 */
export async function claimFreePorts(from = FIRST_OFFSET): Promise<Claim> {
  const last = lastOffset()
  for (let offset = from; offset <= last; offset += 100) {
    const ports = otherPorts(offset)
    if (isKept(offset) || refusedOne(ports)) continue
    const server = await occupy(stackPorts(offset).claim)
    if (!server) continue
    if ((await busyOnes(ports)).length === 0) return { offset, release: () => release(server) }
    await release(server)
  }
  throw new StackProblem('No free ports for a stack: stop the other stacks first.')
}
