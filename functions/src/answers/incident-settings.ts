import { answerPath, formPath, settingsPath, versionPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { cachedVersion } from '../platform/cached-version'
import { inTransaction } from '../platform/in-transaction'
import { cameOrWent, fieldOf, type AnswerChange } from './change'
import type { ReadForm } from './list-columns'

const isSettings = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Keeps the settings of the management system beside an answer, as the answered version has them: whoever answered
 * could not know them, and a stranger who reads the own answer back must not. Taken once, and gone with the answer.
 * A form that was saved again meanwhile changes nothing (EDIT-19): each version has its own. Forms saved before
 * versions had them give those that they have now.
 */
export async function incidentSettingsFor(answerId: string, formId: string, version: number): Promise<void> {
  const answer = database().doc(answerPath(answerId))
  const form = database().doc(formPath(formId))
  const settings = database().doc(settingsPath(answer.path))
  const ofVersion = database().doc(settingsPath(versionPath(formId, version)))
  await inTransaction(async (tx) => {
    const [now, kept, asked] = await tx.getAll(answer, settings, form, { fieldMask: ['muniCore'] })
    if (!now?.exists) {
      tx.delete(settings)
      return
    }
    if (kept?.exists) return
    const own = await tx.get(ofVersion)
    const muniCore: unknown = own.data() ?? asked?.get('muniCore')
    if (isSettings(muniCore)) tx.create(settings, muniCore)
  })
}

/**
 * Versions that have none, as this instance read it: what belongs to a version is written with it and by nothing later.
 */
const without = new Set<string>()
const MOST_KNOWN = 1000

/** Whether a version has settings of its own: one read, and none the next time where it has none. */
async function hasSettings(formId: string, version: number): Promise<boolean> {
  const path = settingsPath(versionPath(formId, version))
  if (without.has(path)) return false
  // Only of a version that was there before: both are written at once.
  const made = await cachedVersion(formId, version)
  if ((await database().doc(path).get()).exists) return true
  if (without.size >= MOST_KNOWN) without.clear()
  if (made) without.add(path)
  return false
}

/**
 * Keeps the settings beside an answer that comes, and forgets them when it goes; see {@link incidentSettingsFor}. Most
 * forms have none, which is known by the form, and by one read of each version.
 * @param form reads the answer's form
 */
export async function storeIncidentSettings(change: AnswerChange, form: ReadForm): Promise<void> {
  if (!cameOrWent(change)) return
  const version: unknown = (change.after ?? change.before)?.version
  // No version is called 0.
  const number = typeof version === 'number' ? version : 0
  const formId = fieldOf(change, 'idPlantilla')
  const isAsked = async (): Promise<boolean> =>
    isSettings((await form())?.get('muniCore')) || hasSettings(formId, number)
  if (change.after && !(await isAsked())) return
  await incidentSettingsFor(change.answerId, formId, number)
}
