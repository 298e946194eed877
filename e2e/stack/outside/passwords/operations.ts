import { createHash, randomBytes } from 'node:crypto'
import type { Operation, System } from '../stand-in'

/** What this list has, besides what pads its answers. */
export const BREACHED = ['contraseña1234', 'qwertyuiop1234']

const hashOf = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase()
const PREFIX = 5
const PADDING = 20

const range: Operation = ({ parameters: { prefix } }) => {
  const own = BREACHED.map(hashOf).filter((hash) => hash.startsWith(String(prefix)))
  const padding = Array.from(
    { length: PADDING },
    () => `${hashOf(randomBytes(8).toString('hex')).slice(PREFIX)}:0`,
  )
  const text = [...padding, ...own.map((hash) => `${hash.slice(PREFIX)}:37`)].join('\r\n')
  return { status: 200, body: text, text }
}

/** The stand-in for a list of breached passwords: nobody needs a key. */
export const PASSWORDS_SYSTEM: System = {
  name: 'passwords',
  contract: new URL('passwords.openapi.json', import.meta.url),
  operations: { range },
  forget: () => undefined,
}
