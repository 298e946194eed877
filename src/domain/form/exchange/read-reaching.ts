import { isKeptDaysFault } from '../../kept-draft/kept-days'
import {
  MAX_NOTICES,
  MAX_NOTICE_WORDS,
  RECEIVED,
  tellableNotices,
  type FormNotice,
} from '../../notices/form-notices'
import type { States } from '../state'
import { refAt } from '../state-ref'
import { nodeOf, type Findings, type Node } from './node'

/** Names no state. */
const NOWHERE = '-'

/** What who gave an address is told; what names a state that the file does not have is left out. */
export function readNotices(form: Node, estados: States, found: Findings): FormNotice[] {
  const read = form.list('avisos', MAX_NOTICES, (value, path): FormNotice => {
    const node = nodeOf(value, path, found)
    const position = node.count('estado')
    const notice = {
      estado: position === undefined ? RECEIVED : (refAt(estados, position) ?? NOWHERE),
      mensaje: node.words('mensaje', MAX_NOTICE_WORDS),
      ...node.translations('mensaje', MAX_NOTICE_WORDS),
      ...(node.flag('copia') && { copia: true }),
    }
    node.end()
    return notice
  })
  return tellableNotices({ avisos: read }, estados)
}

/** For how many days drafts are kept; a file of another origin may say anything. */
export function readKeptDays(form: Node): number | undefined {
  const days = form.count('seguir')
  return isKeptDaysFault(days) ? undefined : days
}
