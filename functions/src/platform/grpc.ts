import { errorCode } from '../../../src/domain/error-code'

/** Codes of the store's failures that functions look at. */
const GRPC = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
} as const

/** Whether an error of the store has one of these codes. */
export const failedWith = (error: unknown, ...codes: (keyof typeof GRPC)[]): boolean =>
  codes.some((code) => GRPC[code] === errorCode(error))
