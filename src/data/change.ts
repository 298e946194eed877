import { browserIsOffline, DataError, isOutOfReach, isRefusal } from './errors'
import { failureByReach } from './line'

/**
 * Makes a change that may safely be repeated with the same content, and repeats it once when no response came: the
 * outcome is then what the second response says.
 * @throws DataError of the change; `offline` when nothing was sent; `unsure` when neither response came
 */
export const repeatable = <T>(work: () => Promise<T>): Promise<T> =>
  settle(work, async (failure) => {
    try {
      return await work()
    } catch (error) {
      const again = await failureByReach(error)
      throw isOutOfReach(again) ? new DataError('unsure', { cause: failure }) : again
    }
  })

/**
 * Makes a change, and looks whether it was made when no response came.
 * @param look the outcome when the change is found; null when it was not made so far
 * @throws DataError of the change, after a look that did not find it; `unsure` when it could not be found out
 */
export const lookedUp = <T>(work: () => Promise<T>, look: () => Promise<T | null>): Promise<T> =>
  settle(work, async (failure) => {
    const found = await look().catch(() => undefined)
    if (found === undefined) throw new DataError('unsure', { cause: failure })
    if (found === null) throw knownCause(failure)
    return found
  })

/** What was unsure is found out: what is left to tell is why no response came. */
const knownCause = (failure: DataError): unknown =>
  failure.code === 'unsure' ? (failure.cause ?? failure) : failure

async function settle<T>(
  work: () => Promise<T>,
  onNoResponse: (failure: DataError) => Promise<T>,
): Promise<T> {
  // Without a network nothing leaves the device.
  const isSent = !browserIsOffline()
  try {
    return await work()
  } catch (error) {
    const failure = await failureByReach(error)
    if (!isSent || !isOutOfReach(failure)) throw failure
    return onNoResponse(failure)
  }
}

/**
 * Whether a document is gone: the look after a removal.
 * @param read reads it
 * @throws DataError when it cannot be asked
 */
export async function isGone(read: () => Promise<boolean>): Promise<boolean> {
  try {
    return !(await read())
  } catch (error) {
    // The rules refuse to read what is not there.
    if (isRefusal(error)) return true
    throw error
  }
}
