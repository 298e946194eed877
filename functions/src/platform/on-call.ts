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
import type { Served } from './served'

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

type Registered = CallableFunction<unknown, Promise<unknown>>

const BAD_REQUEST = 400

/** The same callable, which answers `invalid-argument` to what would make the library before it fall over. */
const soundOnly = (callable: Registered): Registered =>
  new Proxy(callable, {
    apply: (target, self, [request, response]: Parameters<Registered>) =>
      isSoundPayload(request.body)
        ? Reflect.apply(target, self, [request, response])
        : response
            .status(BAD_REQUEST)
            .json({ error: { status: 'INVALID_ARGUMENT', message: badRequest().message } }),
  })

/**
 * Registers a callable: for pages of the product only and, where the project has App Check, only with its proof
 * (SEC-03). Whoever calls without a browser is stopped by App Check alone.
 * @param load gives what answers it, which is exported under the callable's name
 * @returns the function under its name, so that it is deployed under no other
 */
export function onCall<Name extends string>(
  name: Name,
  load: () => Promise<{ [N in Name]: Served<N> }>,
  options?: CallableOptions,
): Record<Name, Registered>
export function onCall(
  name: string,
  load: () => Promise<Record<string, Served<string>>>,
  options: CallableOptions = {},
): Record<string, Registered> {
  const reach = isDeploying() ? {} : { cors: ownOrigins(), enforceAppCheck: ENFORCE_APP_CHECK.value() }
  const answer = async (call: CallableRequest) => {
    const { [name]: served } = await load()
    return served?.(call)
  }
  return { [name]: soundOnly(onFirebaseCall<unknown, Promise<unknown>>({ ...reach, ...options }, answer)) }
}
