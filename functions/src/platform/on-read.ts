import { onRequest, type HttpsFunction } from 'firebase-functions/v2/https'
import type { WithOrigin } from './origin'
import type { Posted } from './on-post'

const NOT_ALLOWED = 405

/**
 * Registers a function that a program reads by a plain request, such as a monitor: no page is let, nobody keeps what it
 * answers, and there is one instance of it.
 */
export const onRead = (tell: (method: string, origin: WithOrigin) => Promise<Posted>): HttpsFunction =>
  onRequest({ cors: false, maxInstances: 1 }, async (request, response) => {
    const { status, body } = await tell(request.method, { rawRequest: request })
    response.set('Cache-Control', 'no-store').set('X-Content-Type-Options', 'nosniff')
    if (status === NOT_ALLOWED) response.set('Allow', 'GET, HEAD')
    response.status(status).json(body)
  })
