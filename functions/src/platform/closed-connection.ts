import { errorCode } from '../../../src/domain/error-code'

/** How the system says that the other side had closed a connection. */
const BROKEN = /^(EPIPE|ECONNRESET|ECONNABORTED)$/
/** The same in the words of the libraries between, which carry no code. */
const BROKEN_WORDS = /\b(EPIPE|ECONNRESET)\b|socket hang up|premature close/i

const isClosedConnection = (error: unknown): boolean =>
  BROKEN.test(String(errorCode(error))) || (error instanceof Error && BROKEN_WORDS.test(error.message))

/** Each connection that was kept open may be dead, and more than one may be kept. */
const TRIES = 4

/**
 * Asks the file store for something that may be asked again. A connection that is kept open is closed by the other side
 * after some seconds, and a process that was busy drawing notices it when it writes: then it is asked on a new one.
 * @throws what was thrown at last
 */
export async function retryOnClosedConnection<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries > 1 && isClosedConnection(error)) return retryOnClosedConnection(work, tries - 1)
    throw error
  }
}
