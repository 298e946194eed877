import * as z from 'zod/mini'
import type { Form } from '../../../domain/form/form'
import { formSchema } from '../../../domain/form/stored-form'
import { mergeForms } from '../../../domain/form/merge'
import { sameValue } from '../../../domain/same-value'

/** A form being edited, as this device keeps it until it is saved (EDIT-23). */
export interface FormDraft {
  /** The stored form that the changes were made to. */
  base: Form
  form: Form
  savedAt: Date
}

const draftSchema: z.ZodMiniType<FormDraft> = z.object({
  base: formSchema,
  form: formSchema,
  savedAt: z.date(),
})

/** A draft as read from the device; null when there is none or it cannot be understood any more. */
export function readFormDraft(stored: unknown): FormDraft | null {
  const parsed = draftSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** What editing begins with. */
export interface Start {
  form: Form
  /** The form that `form` is a change of. */
  saved: Form
  /** When the restored changes were kept; null when nothing was restored. */
  restoredAt: Date | null
  /** The stored form, when somebody saved it after the restored changes were begun: the two have to be merged. */
  newer: Form | null
}

/** Begins with the stored form. */
export const fresh = (stored: Form): Start => ({
  form: stored,
  saved: stored,
  restoredAt: null,
  newer: null,
})

/** Which saves are one's own that nobody heard of; see the data layer. */
type IsOwn = (stored: Form, baseVersion: number) => boolean

/**
 * Begins where the draft was left. What one saved oneself without hearing of it is what the draft goes on from. A draft whose changes are all in the stored form does not count: its save arrived,
 * or somebody made the same changes.
 */
export function startFrom(stored: Form, draft: FormDraft | null, isOwn: IsOwn): Start {
  if (!draft) return fresh(stored)
  const { form, savedAt } = draft
  const base = isOwn(stored, draft.base.version) ? stored : draft.base
  // Nobody changed it meanwhile, as nearly always: there is nothing to merge, which takes long in a long form.
  if (sameValue(base, stored))
    return sameValue(form, stored) ? fresh(stored) : { form, saved: stored, restoredAt: savedAt, newer: null }
  const { merged, conflicts } = mergeForms(base, form, stored)
  if (conflicts.length === 0 && sameValue(merged, stored)) return fresh(stored)
  if (base.version === stored.version)
    return { form: merged, saved: stored, restoredAt: savedAt, newer: null }
  return { form, saved: base, restoredAt: savedAt, newer: stored }
}
