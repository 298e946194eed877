import { systemRecordSchema, type SystemRecord } from '../../../src/domain/operation/system-record'
import { operationPath } from '../../../src/domain/store-paths'
import { faultOf } from '../doctor/outside'
import { askMailServer } from '../mail/smtp'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { MUNICORE_URL, PORTAL_URL, TURNERO_URL } from '../platform/params'
import { askRange } from '../users/password-range'
import { noteOutcome } from '../platform/note-outcome'
import { ASKABLE, type Askable } from '../../../src/domain/operation/part'

/** Every beginning of a hash has some. */
const ANY_RANGE = '00000'

const ADDRESSES = { municore: MUNICORE_URL, turnero: TURNERO_URL, portal: PORTAL_URL } as const

const recordOf = async (system: Askable): Promise<SystemRecord | null> =>
  decode(systemRecordSchema, await database().doc(operationPath(system)).get())

/**
 * Asks a system that did not answer whether it is there again. Without a key, as `npm run doctor` does: so a key that is
 * not taken, or an answer that could not be used, is put right by the next call that goes well, and by nothing else.
 */
async function ask(system: Askable, { motivo }: SystemRecord): Promise<void> {
  if (system === 'smtp') return askMailServer()
  if (system === 'passwords') return void (await askRange(ANY_RANGE))
  if (motivo !== 'down' && motivo !== 'timeout') return
  const fault = await faultOf(system, ADDRESSES[system].value().trim())
  await noteOutcome(system, fault === null ? 'answered' : motivo)
}

/**
 * Asks one system again, when it stands as failing.
 * @returns whether it stands as working now
 */
export async function askAgain(system: Askable): Promise<boolean> {
  const record = await recordOf(system)
  if (record?.motivo) await ask(system, record)
  return ((await recordOf(system))?.motivo ?? null) === null
}

/** Asks all that stand as failing: one that is back is told so although nobody needed it meanwhile (OPS-05). */
export const lookAtSystems = (): Promise<unknown> => Promise.all(ASKABLE.map(askAgain))
