import { MAX_FORMULA } from '../../logic/parse'
import { CHECK_TYPES, type Check } from '../check'
import type { NewId } from '../factory'
import { nodeOf, type Findings } from './node'

/** Reads a check of a file. */
export function readCheck(value: unknown, path: string, found: Findings, newId: NewId): Check {
  const node = nodeOf(value, path, found)
  const read: Check = {
    id: newId(),
    regla: node.words('regla', MAX_FORMULA),
    mensaje: node.words('mensaje'),
    ...node.translations('mensaje'),
    tipo: node.choice('tipo', CHECK_TYPES),
  }
  node.end()
  return read
}
