import { FieldValue, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore'
import { isMunicipalityPath } from '../../../src/domain/store-paths'
import { isSameRule, ruleFor, type RetentionRule } from '../../../src/domain/retention'
import {
  NO_RETENTION,
  retentionNoteSchema,
  retentionPath,
  type RetentionNote,
} from '../../../src/domain/privacy/retention-note'
import { plainValue } from '../../../src/domain/stored-value'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

/** A form as far as its retention goes. */
export interface RetainedForm {
  id: string
  titulo: string
  municipalityPath: string
  /** `retencion` as stored. */
  own: unknown
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export const RETAINED_FIELDS = ['titulo', 'municipalityPath', 'retencion']

export const retainedForm = (form: DocumentSnapshot): RetainedForm => ({
  id: form.id,
  titulo: withoutAnswers(asText(form.get('titulo'))),
  municipalityPath: asText(form.get('municipalityPath')),
  own: plainValue(form.get('retencion')),
})

/** Where a municipality is; the place of none where a form names none. */
export const municipalityRef = (path: string): DocumentReference =>
  database().doc(isMunicipalityPath(path) ? path : 'paises/-')

/** The rule that counts for a form. */
export const countingRule = (form: RetainedForm, municipality: DocumentSnapshot | undefined) =>
  ruleFor(form.own, plainValue(municipality?.get('retencion')))

export const noteRef = (formId: string): DocumentReference => database().doc(retentionPath(formId))

/** What is noted of a form; nothing where that cannot be read. */
export const noteFrom = (snapshot: DocumentSnapshot | undefined): RetentionNote =>
  (snapshot && decode(retentionNoteSchema, snapshot)) ?? NO_RETENTION

/**
 * Notes the rule of a form where it is another one than was known: from now on it is announced, and followed from the
 * first answer on.
 */
export async function noteRule(
  form: RetainedForm,
  rule: RetentionRule | null,
  noted: DocumentSnapshot,
  now: Date,
): Promise<RetentionNote> {
  const known = noteFrom(noted)
  if (isSameRule(rule, known.regla) && (rule === null || known.vigente !== null)) return known
  const fresh = { regla: rule, vigente: now, proximas: 0, primera: null }
  await noteRef(form.id).set(
    { ...fresh, marcas: FieldValue.delete(), municipalityPath: form.municipalityPath },
    { merge: true },
  )
  return { ...known, ...fresh }
}
