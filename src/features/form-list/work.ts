import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { workOf } from '../../data/staff/form-work'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { FormRow } from '../../domain/form/form-row'
import type { FormWork } from '../../domain/work/form-work'
import { useSession } from '../../lib/session'
import { FORMS_KEY } from './use-forms'

/** What stands with the answers of the forms that are shown, by their ids; null while it is not known. */
export const WorkContext = createContext<ReadonlyMap<string, FormWork> | null>(null)

/** Of one form; null while it is not known, undefined where there is none. */
export const useFormWork = (formId: string): FormWork | null | undefined => {
  const work = useContext(WorkContext)
  return work && work.get(formId)
}

/** Whether this person is shown how many answers forms have, which is everybody's (DAY-04). */
export function useSeesWork(): boolean {
  const { user, ability } = useSession()
  return ability.can('read', 'answer') && seesAllAnswers(user)
}

const NONE: ReadonlyMap<string, FormWork> = new Map()

/** What stands with the answers of these forms; nothing where it cannot be read: the list is shown all the same. */
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
