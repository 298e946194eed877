import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { decoded } from '../../../src/domain/decoded'

/** The metadata of a file: `uid` sent it, for the answer `respuesta`; `guardado` lists the answers that keep it. */
type Notes = Record<string, string>

/** Two answers share a file only where an answer was saved once more beside an earlier try. */
const MAX_KEEPERS = 10

/**
 * The answers that keep a file: it stays as long as there is one. Ids are escaped, because older ones may have spaces
 * (SEC-01); new ones are the same escaped.
 */
export const keepersOf = ({ guardado = '' }: Notes): string[] =>
  guardado
    .split(' ')
    .filter(Boolean)
    .map((keeper) => decoded(keeper) ?? keeper)

export const notesWith = (keepers: string[]): Notes => ({
  guardado: keepers.map(encodeURIComponent).join(' '),
})

/**
 * Whether an answer may refer to a file: it was sent for this answer, or by the very account that made it. Files
 * without such notes were put there by who runs the product.
 */
export function mayKeep(notes: Notes, { id, uid }: Pick<StoredAnswer, 'id' | 'uid'>): boolean {
  if (notes.respuesta === undefined) return true
  const isOwn = notes.respuesta === id || (uid !== '' && notes.uid === uid)
  const keepers = keepersOf(notes)
  return isOwn && (keepers.includes(id) || keepers.length < MAX_KEEPERS)
}
