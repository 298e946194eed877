import type { DraftSlot } from '../draft-slot'
import type { AnsweringPorts } from '../ports'

/** The name of the note beside a draft, so that it goes with it. */
export const LINK_NOTE = 'enlace'

/** The note of the signed link by which a draft was begun (REACH-05); '' for none. */
export async function linkNoteBeside(files: Pick<DraftSlot['files'], 'get'>): Promise<string> {
  const kept = await files.get(LINK_NOTE)
  return typeof kept === 'string' ? kept : ''
}

export const keepLinkNote = (files: Pick<DraftSlot['files'], 'set'>, note: string): Promise<void> =>
  files.set(LINK_NOTE, note)

/** The same ports, which save every answer with the note of its link. */
export const savingWith = <P extends AnsweringPorts>(ports: P, note: string): P =>
  note === ''
    ? ports
    : { ...ports, save: (make) => ports.save((author) => ({ ...make(author), enlace: note })) }
