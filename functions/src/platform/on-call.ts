import {
  onCall as onFirebaseCall,
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/v2/https'
import { isSoundPayload } from '../../../src/domain/calls/sound-payload'
import { isLocal } from './admin'
import { badRequest } from './errors'
import { APP_URL, ENFORCE_APP_CHECK } from './params'

const LOCAL_PAGES = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

/** Pages that a browser lets call: those of the product, at its own address and at the two that Hosting gives it. */
export function ownOrigins(): (string | RegExp)[] {
  const project = process.env.GCLOUD_PROJECT ?? ''
  const ofHosting = project === '' ? [] : [`https://${project}.web.app`, `https://${project}.firebaseapp.com`]
  return [...originOf(APP_URL.value().trim()), ...ofHosting, ...(isLocal() ? [LOCAL_PAGES] : [])]
}

/** Read while the functions are deployed, settings have no values yet. */
export const isDeploying = () => process.env.FUNCTIONS_CONTROL_API === 'true'

type Handler<Result> = (request: CallableRequest) => Promise<Result>
type Registered<Result> = CallableFunction<unknown, Promise<Result>>

const BAD_REQUEST = 400

/** The same callable, which answers `invalid-argument` to what would make the library before it fall over. */
const soundOnly = <Result>(callable: Registered<Result>): Registered<Result> =>
  new Proxy(callable, {
    apply: (target, self, [request, response]: Parameters<Registered<Result>>) =>
      isSoundPayload(request.body)
        ? Reflect.apply(target, self, [request, response])
        : response
            .status(BAD_REQUEST)
            .json({ error: { status: 'INVALID_ARGUMENT', message: badRequest().message } }),
  })

/**
 * Registers a callable: for pages of the product only and, where the project has App Check, only with its proof
 * (SEC-03). Whoever calls without a browser is stopped by App Check alone.
 */
export function onCall<Result>(handler: Handler<Result>): Registered<Result>
export function onCall<Result>(options: CallableOptions, handler: Handler<Result>): Registered<Result>
export function onCall<Result>(
  ...given: [Handler<Result>] | [CallableOptions, Handler<Result>]
): Registered<Result> {
  const [options, handler] = given.length === 1 ? [{}, given[0]] : given
  const reach = isDeploying() ? {} : { cors: ownOrigins(), enforceAppCheck: ENFORCE_APP_CHECK.value() }
  return soundOnly(onFirebaseCall<unknown, Promise<Result>>({ ...reach, ...options }, handler))
}
