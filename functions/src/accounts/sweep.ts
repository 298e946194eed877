import type { UserRecord } from 'firebase-admin/auth'
import { ANSWERS, SWEEPS } from '../../../src/domain/store-paths'
import { accounts, database } from '../platform/admin'
import { mapWithConcurrency } from '../platform/map-with-concurrency'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as files of unsaved answers are kept: a draft may wait on a phone for weeks. */
const UNUSED_DAYS = 30

interface Measure {
  pages: number
  perPage: number
}
/** How much one sweep looks at; the next one goes on from there. */
const DAILY: Measure = { pages: 20, perPage: 1000 }
/** Accounts asked for answers side by side. */
const AT_ONCE = 50

const placeDoc = () => database().doc(`${SWEEPS}/cuentas`)

/** An account that a browser made by itself; a person's has an address or something else to sign in with. */
const isNameless = ({ email, phoneNumber, providerData }: UserRecord): boolean =>
  !email && !phoneNumber && providerData.length === 0

function lastUsed({ metadata }: UserRecord): number {
  const moments = [metadata.creationTime, metadata.lastSignInTime, metadata.lastRefreshTime]
  return Math.max(...moments.map((moment) => (moment ? Date.parse(moment) : 0)))
}

async function hasAnswer({ uid }: UserRecord): Promise<boolean> {
  const answers = database().collection(ANSWERS).where('uid', '==', uid)
  return !(await answers.limit(1).select().get()).empty
}

async function withoutAnswer(found: UserRecord[]): Promise<UserRecord[]> {
  const answered = await mapWithConcurrency(found, AT_ONCE, hasAnswer)
  return found.filter((_, index) => !answered[index])
}

/**
 * Removes strangers' accounts that were not used for a month and gave no answer: a program makes thousands of them a
 * minute (SEC-03). Whoever answered keeps the account, by which the own answer is read back. It looks at so many and no
 * more, and the next one goes on where it ended.
 * @param now moments are judged by it
 */
export async function sweepAccounts(now: Date, { pages, perPage }: Measure = DAILY): Promise<void> {
  const stored: unknown = (await placeDoc().get()).get('desde')
  let from = typeof stored === 'string' ? stored : undefined
  for (let left = pages; left > 0; left -= 1) {
    const { users, pageToken } = await accounts().listUsers(perPage, from)
    const unused = users.filter(
      (user) => isNameless(user) && now.getTime() - lastUsed(user) > UNUSED_DAYS * DAY_MS,
    )
    const useless = await withoutAnswer(unused)
    if (useless.length > 0) await accounts().deleteUsers(useless.map(({ uid }) => uid))
    from = pageToken
    await placeDoc().set({ desde: from ?? null })
    if (!from) return
  }
}
