import { MAX_SIGNED } from './signed-link'

/**
 * What an answer says of the signed link that it came by, and its draft before (REACH-05): what was signed, and the
 * server's word that the link counted when the form was opened with it.
 */
export interface LinkNote {
  /** When it was opened, in seconds since 1970. */
  opened: number
  /** The key that had signed it. */
  key: string
  /** The server's seal over all of it. */
  seal: string
  values: string
}

const NOTE = new RegExp(`^(\\d{10})\\.([0-9a-z]{8})\\.([0-9a-f]{64})\\?([!-~]{0,${MAX_SIGNED}})$`)

export const noteText = ({ opened, key, seal, values }: LinkNote): string =>
  `${opened}.${key}.${seal}?${values}`

/** A note as an answer has it; null for what is none. */
export function readNote(text: unknown): LinkNote | null {
  const [, opened, key = '', seal = '', values = ''] = NOTE.exec(typeof text === 'string' ? text : '') ?? []
  return opened === undefined ? null : { opened: Number(opened), key, seal, values }
}

/** The text that the server seals. */
export const sealedText = (formId: string, { opened, key, values }: Omit<LinkNote, 'seal'>): string =>
  ['abierto', formId, opened, key, values].join('\n')
