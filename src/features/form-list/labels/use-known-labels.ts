import { useQueryClient } from '@tanstack/react-query'
import type { FormsPage } from '../../../data/staff/list-forms'
import { cleanLabels } from '../../../domain/form/labels'
import { FORMS_KEY } from '../use-forms'

/** The labels of all forms that were listed until now, by name: what is offered, without a read. */
export function useKnownLabels(): string[] {
  const pages = useQueryClient().getQueriesData<FormsPage>({ queryKey: [...FORMS_KEY, 'page'] })
  const labels = pages.flatMap(([, page]) => page?.forms.flatMap(({ etiquetas = [] }) => etiquetas) ?? [])
  return cleanLabels(labels).sort((one, other) => one.localeCompare(other))
}
