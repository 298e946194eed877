/** A DNS server that knows some texts and nothing else. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { HOST } from '../stack/ports'

const HEADER = 12
const TXT_IN = [0, 16, 0, 1]
const NAME_ABOVE = [0xc0, HEADER]

/** The name that a question asks for, and where the question ends. */
function questionIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString())
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 5 }
}

function answerWith(text: string): Buffer {
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
  return Buffer.concat([Buffer.from([...NAME_ABOVE, ...TXT_IN, 0, 0, 0, 1, 0, data.length]), data])
}

/** Serves texts by their names. Gives where, and what ends it. */
export async function serveDns(texts: () => Record<string, string[]>) {
  const server = createSocket('udp4')
  server.on('message', (message, { port, address }) => {
    const { name, end } = questionIn(message)
    const found = texts()[name]
    const head = Buffer.from(message.subarray(0, HEADER))
    head.writeUInt16BE(found ? 0x81_80 : 0x81_83, 2)
    head.writeUInt16BE(found?.length ?? 0, 6)
    head.writeUInt32BE(0, 8)
    const answer = Buffer.concat([head, message.subarray(HEADER, end), ...(found ?? []).map(answerWith)])
    server.send(answer, port, address)
  })
  server.bind(0, HOST)
  await once(server, 'listening')
  return { address: `${HOST}:${server.address().port}`, close: () => server.close() }
}
