import { connectEmulators } from '../../src/data/emulators'
import { readCount } from '../../src/data/read-counter'
import { countAnswers, listAnswersPage, cachedCountOf } from '../../src/data/staff/list-answers'
import { sessionState, type SessionState } from '../../src/data/staff/session-state'
import { signIn, signOut, watchSession } from '../../src/data/staff/session'
import { NO_FILTERS } from '../../src/domain/answers-list/filters'
import { listsAll } from '../../src/domain/answers-list/query'
import type { User } from '../../src/domain/user/user'
import { stackPorts } from '../stack/ports'
import { PASSWORD } from './accounts'
import { functionsPort } from './deployed'
import { heard } from './events'
import { eventually } from './world'

/** Where the data layer of a test finds everything: this stack, and the functions in this process. */
export const dataPorts = () => ({ ...stackPorts(), functions: functionsPort })
/** Points the data layer there. */
export const connectData = () => connectEmulators(dataPorts())

/** A page of answers and their number, as the list asks for them side by side. */
export async function listAnswers(request: Parameters<typeof listAnswersPage>[0]) {
  const counted = async () => (await cachedCountOf(request.form.id)).total
  const [page, total] = await Promise.all([
    listAnswersPage(request),
    listsAll(request.user, request.filters ?? NO_FILTERS) ? counted() : countAnswers(request),
  ])
  return { ...page, total }
}

/** Has functions hear of everything, and waits until the session is in that state. */
export async function sessionIs<S extends SessionState['status']>(
  status: S,
): Promise<Extract<SessionState, { status: S }>> {
  const isThat = (state: SessionState): state is Extract<SessionState, { status: S }> =>
    state.status === status
  await heard()
  return eventually(async () => {
    const state = sessionState()
    if (!isThat(state)) throw new Error(`the session is ${JSON.stringify(state)}, not ${status}`)
    return state
  })
}

let watching: (() => void) | null = null

/** Signs in as the browser does and waits for the session; whoever was signed in before is out. */
export async function enter({ email }: Pick<User, 'email'>): Promise<User> {
  watching ??= watchSession(() => undefined)
  if (sessionState().status === 'authenticated') await signOut()
  await signIn(email, PASSWORD)
  return (await sessionIs('authenticated')).user
}

/** Signs out and stops listening. */
export async function leave(): Promise<void> {
  if (sessionState().status === 'authenticated') await signOut()
  watching?.()
  watching = null
}

/** How many documents were read for it. */
export async function readsOf<T>(work: () => Promise<T>): Promise<{ value: T; reads: number }> {
  const before = readCount()
  const value = await work()
  return { value, reads: readCount() - before }
}

/** The error that the work ends with. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}
