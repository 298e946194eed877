import { textById } from '../certificate/carry-layout'
import { placeholder } from '../certificate/placeholders'
import { isDraftDaysFault } from '../draft-days'
import { MAX_NOTICES, MAX_NOTICE_WORDS, RECEIVED, tellableNotices, type FormNotice } from '../form-notices'
import { formulaById } from '../formulas'
import { withNoticeWords } from '../notice-words'
import { addressQuestions, isOthersPart, isPartDays, NEW_RULE, type SecondPersonRule } from '../second-person'
import type { Section } from '../section'
import type { States } from '../state'
import { refAt } from '../state-ref'
import { MAX_IN_FILE } from './format'
import { nodeOf, type Findings, type Node } from './node'

/** Names no state. */
const NOWHERE = '-'

/** What who gave an address is told; what names a state that the file does not have is left out. */
export function readNotices(
  form: Node,
  { secciones, estados }: { secciones: readonly Section[]; estados: States },
  found: Findings,
): FormNotice[] {
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
    return withNoticeWords(notice, (words) => textById(words, secciones))
  })
  return tellableNotices({ avisos: read }, estados)
}

/** For how many days drafts are kept; a file of another origin may say anything. */
export function readDraftDays(form: Node): number | undefined {
  const days = form.count('seguir')
  return isDraftDaysFault(days) ? undefined : days
}

/** How another person is asked for a part; what names nothing of the file is left to be chosen, and told in the editor. */
export function readSecondPerson(
  form: Node,
  { secciones, estados }: { secciones: readonly Section[]; estados: States },
  found: Findings,
): SecondPersonRule | undefined {
  const given = form.own('otraPersona')
  if (given === undefined) return undefined
  const node = nodeOf(given, form.at('otraPersona'), found)
  const address = formulaById(node.words('correo', MAX_IN_FILE.words), secciones)
  const dias = node.count('dias') ?? 0
  const [espera, rechazo] = [node.count('espera'), node.count('rechazo')]
  node.end()
  if (!secciones.some(isOthersPart)) return undefined
  const refOf = (position: number | undefined): string =>
    position === undefined ? '' : (refAt(estados, position) ?? '')
  return {
    correo: addressQuestions(secciones).find(({ id }) => address === placeholder(id))?.id ?? '',
    dias: isPartDays(dias) ? dias : NEW_RULE.dias,
    espera: refOf(espera),
    rechazo: refOf(rechazo),
  }
}
