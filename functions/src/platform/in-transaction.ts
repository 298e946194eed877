import type {
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from 'firebase-admin/firestore'
import { database } from './admin'
import { failedWith } from './grpc'

/** As many tries as the store's own library makes. */
const TRIES = 5

/**
 * What the store says of a transaction that it gave up while its library repeated a read in it. The library begins
 * anew for the first text and not for the second, which means the same.
 */
const GIVEN_UP = /transaction has expired|transaction is invalid or closed/i

const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && failedWith(error, 'invalidArgument') && GIVEN_UP.test(error.message)

/**
 * Does something in a transaction of the store, again from the beginning when somebody else came between.
 * @param work may run several times and changes nothing but through the transaction
 * @returns what the work gave, of the time that counted
 * @throws what the work threw; `aborted` when others came between every time
 */
export async function inTransaction<T>(
  work: (tx: Transaction) => Promise<T>,
  options?: ReadWriteTransactionOptions | ReadOnlyTransactionOptions,
  tries = TRIES,
): Promise<T> {
  try {
    return await database().runTransaction(work, options)
  } catch (error) {
    if (tries > 1 && wasGivenUp(error)) return inTransaction(work, options, tries - 1)
    throw error
  }
}
