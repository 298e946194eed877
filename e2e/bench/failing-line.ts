import { createServer, request as ask } from 'node:http'
import { connect, createServer as createLine, type AddressInfo, type Socket } from 'node:net'
import { HOST } from '../stack/ports'

/** How a line of HTTP/2 begins: the channel of a session goes through, what is sent does not use it. */
const HTTP2 = 'PRI'

/** What fails of several lines together. */
export interface BadLine {
  /** Off until something is to be sent. */
  isBad: boolean
  /** Requests, and how many of them failed; of those, half have arrived and their reply is lost. */
  asked: number
  failed: number
}

/** A way to an emulator on which one request in `failsOneIn` fails, at a port of its own. */
export async function failingLine(target: number, failsOneIn: number, line: BadLine) {
  const web = createServer((request, response) => {
    if (line.isBad) line.asked += 1
    const fails = line.isBad && line.asked % failsOneIn === 0
    if (fails) line.failed += 1
    const cut = () => request.socket.destroy()
    if (fails && line.failed % 2 === 1) return void cut()
    const { method, url: path, headers } = request
    const forward = ask({ host: HOST, port: target, method, path, headers }, (reply) => {
      if (fails) return void reply.resume().on('end', cut)
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    forward.on('error', cut)
    request.pipe(forward)
  })
  const open = new Set<Socket>()
  const gate = createLine((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      if (!first.toString('latin1').startsWith(HTTP2)) {
        web.emit('connection', socket)
        return void process.nextTick(() => socket.resume())
      }
      const through = connect(target, HOST)
      through.on('error', () => socket.destroy()).on('close', () => socket.destroy())
      socket.on('close', () => through.destroy())
      return void socket.pipe(through).pipe(socket)
    })
  })
  await new Promise<void>((resolve) => gate.listen(0, HOST, resolve))
  const address = gate.address()
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address ? address : { port: 0 }
  return {
    port,
    close(): void {
      gate.close()
      for (const socket of open) socket.destroy()
    },
  }
}
