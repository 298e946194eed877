import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { workOf } from '../../data/staff/form-work'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { FormRow } from '../../domain/form/form-row'
import type { FormWork } from '../../domain/work/form-work'
import { useSession } from '../../lib/session'
import { FORMS_KEY } from './use-forms'

/** The work of the listed forms, by their ids; null while it is not known. */
export const WorkContext = createContext<ReadonlyMap<string, FormWork> | null>(null)

/** The work of one form; null while it is not known, undefined where there is none. */
export const useFormWork = (formId: string): FormWork | null | undefined => {
  const work = useContext(WorkContext)
  return work && work.get(formId)
}

/** Whether this person sees how many answers forms have: the numbers count everybody's answers (DAY-04). */
export function useSeesWork(): boolean {
  const { user, ability } = useSession()
  return ability.can('read', 'answer') && seesAllAnswers(user)
}

const NONE: ReadonlyMap<string, FormWork> = new Map()

/** The work of these forms. When it cannot be read the list is shown without it. */
export function useWorkOf(forms: readonly Pick<FormRow, 'id'>[]): ReadonlyMap<string, FormWork> | null {
  const ids = forms.map(({ id }) => id)
  const sees = useSeesWork()
  const work = useQuery({
    queryKey: [...FORMS_KEY, 'work', ids],
    queryFn: () => workOf(ids),
    enabled: sees && ids.length > 0,
  })
  return work.data ?? (work.isError ? NONE : null)
}
