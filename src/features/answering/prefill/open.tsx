import { openSignedLink } from '../../../data/public/signed-link'
import { readNote } from '../../../domain/signed-link/link-note'
import { readLink, signedValues, type ReadLink } from '../../../domain/signed-link/signed-link'
import type { FormVersion } from '../../../domain/form/form'
import { openAnswering } from '../../../engine/answering'
import type { DraftSlot } from '../../../engine/draft-slot'
import type { AnsweringPorts } from '../../../engine/ports'
import { keepLinkNote, linkNoteBeside, savingWith } from '../../../engine/signed/link-beside'
import { loadTexts } from '../../../lib/i18n'
import type { OpenedForm } from '../opened-form'
import { callFailureOf } from '../reaching/failure'
import { fillIn, keepFilledIn } from './fill'
import { LinkRefused, type LinkRefusal } from './LinkRefused'
import { PrefilledNotice, SignedNotice } from './PrefilledNotice'
import { SIGNED } from './signed-parts'
import { signedPolicy } from './signed-policy'

/** What the server or this device knows of a signed link. */
type Known = { note: string } | { refusal: LinkRefusal }

/** Whether a draft was begun by this very link: then nobody is asked once more, as where there is no network. */
const isOfLink = (note: string, { signed }: ReadLink): boolean =>
  signed === null || readNote(note)?.values === signed.values

async function noteOf({ formId }: FormVersion, slot: DraftSlot, link: ReadLink): Promise<Known> {
  const isBegun = (await slot.read()) !== undefined
  const kept = isBegun ? await linkNoteBeside(slot.files) : ''
  if (!link.signed || (kept !== '' && isOfLink(kept, link))) return { note: kept }
  try {
    const { status, note } = await openSignedLink({ formId, ...link.signed })
    return status === 'counts' ? { note } : { refusal: status }
  } catch (error) {
    return { refusal: callFailureOf(error) }
  }
}

/** A form that is not opened: nothing was begun, and nothing is kept. */
const refused = (slot: DraftSlot, version: FormVersion, why: LinkRefusal): OpenedForm => ({
  answering: { discard: () => Promise.resolve(), dispose: slot.release },
  form: null,
  notice: <LinkRefused version={version} why={why} />,
})

/**
 * Opens a form by an address that fills in answers, or where it opens by signed links alone (REACH-05). What is signed
 * is put in over what a draft has, and stays; what is not is filled in where there is no draft.
 * @param search of the address, `?rubro=Bar&metros=80`
 */
export async function openByLink(
  version: FormVersion,
  slot: DraftSlot,
  ports: AnsweringPorts,
  search: string,
): Promise<OpenedForm> {
  await loadTexts('refused')
  const link = readLink(search)
  const known = await noteOf(version, slot, link)
  if ('refusal' in known) return refused(slot, version, known.refusal)
  const values = signedValues(readNote(known.note)?.values ?? '') ?? new Map<string, string>()
  if (known.note === '' && version.soloFirmado === true) return refused(slot, version, 'missing')
  const signed = known.note === '' ? null : signedPolicy(version.secciones, values)
  const form = await openAnswering(version, slot, savingWith(ports, known.note), signed?.policy)
  if (signed) await keepLinkNote(slot.files, known.note).catch(() => undefined)
  const fixed = signed ? keepFilledIn(form.engine, values, signed) : 0
  const filled = form.restoredAt === null ? fillIn(form.engine, unsigned(link, values)) : 0
  const notice = (
    <>
      {fixed > 0 ? <SignedNotice count={fixed} place={version.municipioInfo.nombre} /> : null}
      {filled > 0 ? <PrefilledNotice count={filled} /> : null}
    </>
  )
  return { answering: form, form, notice, ...(signed && { closed: SIGNED }) }
}

/** What else an address says: nobody says anything over what is signed. */
const unsigned = ({ others }: ReadLink, signed: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...others].filter(([code]) => !signed.has(code)))
