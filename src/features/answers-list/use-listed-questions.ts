import { useQuery } from '@tanstack/react-query'
import { getListedQuestions } from '../../data/staff/list-settings'

/** The questions that can be columns and filters of a form's list (DAY-01): read once somebody wants to choose. */
export const useListedQuestions = (formId: string) =>
  useQuery({ queryKey: ['listed-questions', formId], queryFn: () => getListedQuestions(formId) })
