import { useQuery } from '@tanstack/react-query'
import { toDataError } from '../../data/errors'
import { getForm, hasAnswers, newFormId } from '../../data/staff/forms'
import { oneForm } from '../../domain/access/things'
import { newForm } from '../../domain/form/factory'
import type { Form } from '../../domain/form/form'
import { keepNotes } from '../../lib/import-notes'
import { picturesAreFor, takeImported, takeLines, type Handed } from '../../lib/imported-form'
import { useSession } from '../../lib/session'

/** What the editor begins with. */
export interface Opened {
  form: Form
  isStored: boolean
  hasAnswers: boolean
  /** The content of a file or of a deleted form for a new one; null when it begins empty. */
  imported: Handed | null
}

export type Opening =
  | { status: 'loading' }
  | { status: 'ready'; opened: Opened }
  | { status: 'notFound' | 'forbidden' | 'damaged' | 'failed' }

async function openStored(formId: string): Promise<Opened> {
  const form = await getForm(formId)
  return { form, isStored: true, hasAnswers: await hasAnswers(formId), imported: null }
}

async function openNew(username: string): Promise<Opened> {
  const form = newForm(newFormId(), username)
  const imported = takeImported()
  picturesAreFor(form.id)
  await keepNotes(form.id, { lines: takeLines(), seen: [] })
  return { form, isStored: false, hasAnswers: false, imported }
}

function whyNot(failure: unknown): Opening {
  const { code } = toDataError(failure)
  return { status: code === 'notFound' || code === 'forbidden' || code === 'damaged' ? code : 'failed' }
}

/**
 * The form to edit, or a new one when there is no id. A softly deleted form counts as not there.
 * @param times how often it was opened before: another number opens it again
 */
export function useOpenedForm(formId: string | undefined, times: number): Opening {
  const { user, ability } = useSession()
  const { data, error } = useQuery({
    queryKey: ['edited-form', formId ?? null, times],
    queryFn: async () => (formId === undefined ? openNew(user.username) : openStored(formId)),
    // Read once each time the editor opens: never again while somebody types, and never from the cache the next time.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error !== null) return whyNot(error)
  if (data === undefined) return { status: 'loading' }
  if (data.form.deleted) return { status: 'notFound' }
  if (data.isStored && ability.cannot('update', oneForm(data.form))) return { status: 'forbidden' }
  return { status: 'ready', opened: data }
}
