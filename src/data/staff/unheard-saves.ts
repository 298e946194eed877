import type { Form } from '../../domain/form/form'
import { sameValue } from '../../domain/same-value'

/**
 * Saves of forms that this page asked for and never heard of, by what marks each of them, with the form that was sent.
 * Such a save may have arrived, or arrive later: it is not somebody else's then.
 */
const unheard = new Map<string, Form>()
/** A page tries again seldom so often before it hears something. */
const MOST = 20

/** Remembers a save without a response. */
export function noteUnheard(guardado: string, sent: Form): void {
  unheard.set(guardado, sent)
  const [oldest] = unheard.keys()
  if (unheard.size > MOST && oldest !== undefined) unheard.delete(oldest)
}

/** Whether everything that was saved after that version are this person's saves from this page that were not heard of. */
export function isUnheardSince(
  { version, formEditedInfo }: Form,
  baseVersion: number,
  username: string,
): boolean {
  const later = version - baseVersion
  if (later <= 0 || later > formEditedInfo.length) return false
  return formEditedInfo
    .slice(-later)
    .every(({ guardado = '', username: by }) => by === username && unheard.has(guardado))
}

/** Whether the last save of the stored form sent exactly this. */
export const saysTheSame = ({ formEditedInfo }: Form, form: Form): boolean =>
  sameValue(unheard.get(formEditedInfo.at(-1)?.guardado ?? ''), form)
