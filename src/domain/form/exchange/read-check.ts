import { MAX_FORMULA } from '../../logic/parse'
import { CHECK_TYPES, type Check } from '../check'
import type { NewId } from '../factory'
import { MAX_CLOSINGS } from '../edit-closings'
import { checksById } from '../formulas'
import type { Section } from '../section'
import { nodeOf, type Findings, type Node } from './node'

/** Reads a check of a file. */
export function readCheck(value: unknown, path: string, found: Findings, newId: NewId): Check {
  const node = nodeOf(value, path, found)
  const read: Check = {
    id: newId(),
    regla: node.words('regla', MAX_FORMULA),
    mensaje: node.words('mensaje'),
    ...node.translations('mensaje'),
    tipo: node.choice('tipo', CHECK_TYPES),
    ...(node.flag('delFormulario') && { delFormulario: true }),
  }
  node.end()
  return read
}

/** Whom a form lets go no further by rules that strangers do not read; each closes, whatever the file says. */
export const readClosings = (
  form: Node,
  { secciones }: { secciones: readonly Section[] },
  found: Findings,
  newId: NewId,
): Check[] =>
  checksById(
    form.list('cierres', MAX_CLOSINGS, (value, path): Check => ({
      ...readCheck(value, path, found, newId),
      tipo: 'cierre',
    })),
    secciones,
  )
