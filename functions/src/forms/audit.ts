import type { DocumentData } from 'firebase-admin/firestore'
import { auditChanges } from '../../../src/domain/audit/entry'
import { plainValue } from '../../../src/domain/stored-value'
import { actorNamed, audit, type AuditNote } from '../platform/audit'

interface FormChange {
  eventId: string
  time: Date
  formId: string
  before: DocumentData | undefined
  after: DocumentData
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Who may answer and read it: strangers, and the areas. */
const scopeOf = (form: DocumentData | undefined): object => ({
  publico: form ? form.opcionales?.publico === true : undefined,
  areas: plainValue(form?.areas),
})

/** How long its answers are kept. */
const keepingOf = (form: DocumentData | undefined): object => ({ retencion: form?.retencion ?? undefined })

/** Whoever saved it: rules let the last edit be signed by nobody else; a first version is signed by its author. */
function editorOf({ before, after }: FormChange): string {
  const edits: unknown = after.formEditedInfo
  const last: unknown = Array.isArray(edits) ? edits.at(-1)?.username : undefined
  return asText(last) || (before ? '' : asText(after.creadoPor))
}

/**
 * Notes in `auditoria` that a form was deleted, made public or private, given to other areas, or keeps its answers for another time (SEC-06), with who did
 * it as rules had it signed. A form that is made for strangers from the beginning leaves an entry too.
 */
export async function auditForm(change: FormChange): Promise<void> {
  const { before, after, formId, eventId, time } = change
  const about = {
    idPlantilla: formId,
    formulario: asText(after.titulo),
    municipalityPath: asText(after.municipalityPath),
  }
  const note = async (who: string, what: AuditNote) =>
    audit(await actorNamed(who), { ...about, ...what }, [eventId], time)
  if (after.deleted === true && before?.deleted !== true) {
    await note(asText(after.deletionInfo?.username), { tipo: 'formularioBorrado' })
  }
  const cambios = auditChanges(scopeOf(before), scopeOf(after), ['publico', 'areas'])
  const isOpened = after.opcionales?.publico === true
  if (cambios.length > 0 && (before || isOpened)) {
    await note(editorOf(change), { tipo: 'formularioAlcance', cambios })
  }
  const kept = auditChanges(keepingOf(before), keepingOf(after), ['retencion'])
  if (kept.length > 0) await note(editorOf(change), { tipo: 'formularioPlazo', cambios: kept })
}
