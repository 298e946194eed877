import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import { prefilled, isFilledIn, takesAll } from '../../../src/domain/answer/prefill'
import { assembleSections, begunOf } from '../../../src/domain/answering/whole'
import type { FormVersion } from '../../../src/domain/form/form'
import { readNote, type LinkNote } from '../../../src/domain/signed-link/link-note'
import { signedValues } from '../../../src/domain/signed-link/signed-link'
import { isOwnNote, readLinkKeys } from './record'

/** Whether an answer was opened by a link that counted then, of its form and its municipality. */
async function wasOpened({ formId, municipalityPath }: FormVersion, note: LinkNote): Promise<boolean> {
  const keys = await readLinkKeys(municipalityPath)
  return keys !== null && isOwnNote(keys, formId, note, new Date())
}

/** Whether an answer says what the link said, wherever it asks for it: of a form that takes all of that. */
function saysWhatWasSigned(version: FormVersion, answer: StoredAnswer, { values }: LinkNote): boolean {
  const signed = signedValues(values)
  if (signed === null || !takesAll(version.secciones, signed)) return false
  const given = assembleSections(version.secciones, answer.secciones, begunOf(answer))
  return prefilled(given, signed).every(isFilledIn)
}

/**
 * Whether an answer says of its link what is true (REACH-05): a browser may say anything. Where the form opens by signed
 * links alone, what came by none is not let in; staff enter answers without one.
 * @param note what the answer says of its link, as stored
 */
export async function matchesLink(
  version: FormVersion,
  answer: StoredAnswer,
  note: unknown,
): Promise<boolean> {
  if (note === undefined || note === '')
    return version.soloFirmado !== true || answer.creadoPor !== ANONYMOUS_AUTHOR
  const read = readNote(note)
  return read !== null && saysWhatWasSigned(version, answer, read) && (await wasOpened(version, read))
}
