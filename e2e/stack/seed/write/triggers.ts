import { HOST, stackPorts } from '../../ports'

/** Stops background triggers, or starts them again; what happens in between they never hear of. */
async function tellTriggers(
  command: 'disableBackgroundTriggers' | 'enableBackgroundTriggers',
): Promise<void> {
  const address = `http://${HOST}:${stackPorts().hub}/functions/${command}`
  // Emulators without functions have no triggers to stop.
  await fetch(address, { method: 'PUT' }).catch(() => undefined)
}

/**
 * Runs the work without background triggers: the seed brings the derived documents along, and hundreds of
 * events at once would keep the machine busy long after the start.
 */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await tellTriggers('disableBackgroundTriggers')
  try {
    return await work()
  } finally {
    await tellTriggers('enableBackgroundTriggers')
  }
}
