import type { CallableRequest } from 'firebase-functions/v2/https'
import type * as z from 'zod/mini'
import type { Contract, Sent } from '../../../src/domain/calls/contract'
import { badRequest } from './errors'
import type { WithOrigin } from './origin'

/** The fields of a call that its handler looks at. */
type ReceivedRequest = Pick<CallableRequest, 'auth' | 'data'> & WithOrigin

/** A call as its handler gets it: who calls, from where, and what is asked. */
export type ServedRequest<Request = unknown> = Omit<ReceivedRequest, 'data'> & {
  /**
   * What is asked, by the contract. Handlers find out who asks first, so that strangers learn nothing of requests.
   * @throws HttpsError `invalid-argument` when the request is not of the form asked for
   */
  checked: () => Request
}

/** What answers a call, as `onCall` registers it under the name of its contract. */
export interface Served<Name extends string, Response = unknown> {
  (came: ReceivedRequest): Promise<Response>
  readonly callable: Name
}

/** What answers the calls of a contract: their requests are checked by it here and nowhere else. */
export function served<Name extends string, Request, Response extends z.ZodMiniType>(
  { name, request }: Contract<Request, Response, Name>,
  handler: (call: ServedRequest<Request>) => Promise<Sent<Response>>,
): Served<Name, Sent<Response>> {
  const answer = ({ data, ...who }: ReceivedRequest): Promise<Sent<Response>> =>
    handler({
      ...who,
      checked() {
        const parsed = request.safeParse(data)
        if (!parsed.success) throw badRequest()
        return parsed.data
      },
    })
  return Object.assign(answer, { callable: name })
}
