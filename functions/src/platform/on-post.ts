import { getAppCheck } from 'firebase-admin/app-check'
import { onRequest, type HttpsFunction, type HttpsOptions, type Request } from 'firebase-functions/v2/https'
import { firebaseAdmin } from './admin'
import { isDeploying, ownOrigins } from './on-call'
import type { WithOrigin } from './origin'
import { ENFORCE_APP_CHECK } from './params'

/** The answer to a plain request. */
export interface Posted {
  status: number
  body: object
}

/** A body that was sent, and where it came from. */
export type Post = WithOrigin & { data: unknown }

/** Registers a function that another system calls: no page proves itself with App Check, so the handler checks the caller. */
export function onNotice(options: HttpsOptions, handler: (post: Post) => Promise<Posted>): HttpsFunction {
  return onRequest(options, async (request, response) => {
    const { status, body } =
      request.method === 'POST'
        ? await handler({ data: request.body, rawRequest: request })
        : { status: 405, body: { code: 405 } }
    response.set('Cache-Control', 'no-store').status(status).json(body)
  })
}

/** Whether the product itself asks, where the project has App Check (SEC-03). */
async function isProven(request: Request): Promise<boolean> {
  if (!ENFORCE_APP_CHECK.value()) return true
  const proof = request.header('X-Firebase-AppCheck') ?? ''
  return getAppCheck(firebaseAdmin())
    .verifyToken(proof)
    .then(
      () => true,
      () => false,
    )
}

const answerTo = async (request: Request, handler: (post: Post) => Promise<Posted>): Promise<Posted> => {
  if (request.method !== 'POST') return { status: 405, body: { code: 405 } }
  if (!(await isProven(request))) return { status: 401, body: { code: 401 } }
  return handler({ data: request.body, rawRequest: request })
}

/**
 * Registers a function for plain requests with JSON, which the specification wants for some: for pages of the product
 * only, and with App Check's proof where the project has it, as `onCall`. Nobody keeps what it answers.
 */
export function onPost(options: HttpsOptions, handler: (post: Post) => Promise<Posted>): HttpsFunction {
  const reach = isDeploying() ? {} : { cors: ownOrigins() }
  return onRequest({ ...reach, ...options }, async (request, response) => {
    const { status, body } = await answerTo(request, handler)
    response.set('Cache-Control', 'no-store').status(status).json(body)
  })
}
