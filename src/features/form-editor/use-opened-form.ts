import { useEffect, useState } from 'react'
import { toDataError } from '../../data/errors'
import { getForm, hasAnswers, newFormId } from '../../data/staff/forms'
import { newForm } from '../../domain/form/factory'
import type { Form } from '../../domain/form/form'
import { oneForm } from '../../lib/ability'
import { useSession } from '../../lib/session'

/** What the editor has to begin with. */
export interface Opened {
  form: Form
  isStored: boolean
  hasAnswers: boolean
}

export type Opening =
  | { status: 'loading' }
  | { status: 'ready'; opened: Opened }
  | { status: 'notFound' | 'forbidden' | 'damaged' | 'failed' }

async function open(formId: string): Promise<Opened> {
  const form = await getForm(formId)
  return { form, isStored: true, hasAnswers: await hasAnswers(formId) }
}

/**
 * The form to edit, or a new one when there is no id. A softly deleted form counts as not there.
 * @param attempt a new number opens it again
 */
export function useOpenedForm(formId: string | undefined, attempt: number): Opening {
  const { user, ability } = useSession()
  const [opening, setOpening] = useState<{ attempt: number; formId?: string; result: Opening } | null>(null)
  useEffect(() => {
    let current = true
    const settle = (result: Opening): void => {
      if (current) setOpening({ attempt, formId, result })
    }
    if (formId === undefined) {
      settle({
        status: 'ready',
        opened: { form: newForm(newFormId(), user.username), isStored: false, hasAnswers: false },
      })
    } else {
      open(formId).then(
        (opened) => {
          if (opened.form.deleted) settle({ status: 'notFound' })
          else if (ability.cannot('update', oneForm(opened.form))) settle({ status: 'forbidden' })
          else settle({ status: 'ready', opened })
        },
        (failure: unknown) => {
          const { code } = toDataError(failure)
          const known = code === 'notFound' || code === 'forbidden' || code === 'damaged'
          settle({ status: known ? code : 'failed' })
        },
      )
    }
    return () => {
      current = false
    }
    // Only another form or another attempt opens anew: a person's data coming in again must not.
  }, [formId, attempt])
  const fits = opening !== null && opening.attempt === attempt && opening.formId === formId
  return fits ? opening.result : { status: 'loading' }
}
