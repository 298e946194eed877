import type { StoredAnswer } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { answerPath } from '../../src/domain/store-paths'
import { watchStrangers } from '../../functions/src/limits/pressure'
import { answerTo, newName, stored } from '../rules/documents'
import { owner, read, write } from './world'

/** Does the work under these limits. */
export async function limitedTo<T>(limits: Record<string, number>, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env }
  Object.assign(
    process.env,
    Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, String(most)])),
  )
  try {
    return await work()
  } finally {
    for (const name of Object.keys(limits)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/** What a handler is asked by a stranger's account from an address. */
export const strangersCall = (uid: string, data: unknown, address = '198.51.100.7', claims: object = {}) => ({
  auth: { uid, token: claims as never, rawToken: '' },
  data,
  rawRequest: { headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } } as never,
})

/** A stranger's answer as stored just now, of which nobody has heard. */
export async function strangersAnswer(form: Form, given: Partial<StoredAnswer> = {}): Promise<string> {
  const uid = given.uid ?? 'uid-vecina'
  const answer = answerTo(form, anonymousAuthor(uid), { id: newName(owner, 'answer'), ...given })
  const fechaCreacion = given.fechaCreacion ?? new Date()
  await write(answerPath(answer.id), { ...stored(owner, answer), fechaCreacion, lastUpdate: fechaCreacion })
  return answer.id
}

/** Has the trigger look at how fast strangers answer, as the event of this answer does. */
export async function watched(answerId: string): Promise<void> {
  const after = await read(answerPath(answerId))
  await watchStrangers({ eventId: answerId, time: new Date(), answerId, before: undefined, after })
}

/** How a handler refuses: status and details of the error that the browser gets. */
export const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) =>
      error instanceof Error && 'code' in error && 'details' in error ? [error.code, error.details] : error,
  )
