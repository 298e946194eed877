import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { HOST, stackPorts } from '../../ports'

const addressOf = (command: 'disableBackgroundTriggers' | 'enableBackgroundTriggers'): string =>
  `http://${HOST}:${stackPorts().hub}/functions/${command}`

/** Asks for triggers at the address in its arguments once nobody holds its input any more. */
const GUARD = `
  const ask = () => fetch(process.argv[1], { method: 'PUT' }).catch(() => undefined)
  process.stdin.resume().on('close', () => ask().finally(() => process.exit()))
`

/**
 * A program that starts the triggers again when this one lets it go or ends in whatever way, also when it is killed: they
 * are everybody's who works with the stack.
 * @returns lets it go; triggers are on then
 */
function guardTriggers(): () => Promise<void> {
  const guard = spawn(process.execPath, ['-e', GUARD, addressOf('enableBackgroundTriggers')], {
    // In a group of its own, so that no signal from a terminal ends it.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(guard, 'exit')
  return async () => {
    guard.stdin.end()
    await ended
  }
}

/**
 * Runs the work without background triggers: the seed brings the derived documents along, and hundreds of
 * events at once would keep the machine busy long after the start. What happens in between they never hear of.
 */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  const letGo = guardTriggers()
  try {
    // Emulators without functions have no triggers to stop.
    await fetch(addressOf('disableBackgroundTriggers'), { method: 'PUT' }).catch(() => undefined)
    return await work()
  } finally {
    await letGo()
  }
}
