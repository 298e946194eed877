import { useQuery } from '@tanstack/react-query'
import { getVersion } from '../../data/staff/versions'
import type { Form } from '../../domain/form/form'
import { askedIn, hasRemoved, MAX_OLD_VERSIONS, type AskedForm } from '../../domain/statistics/asked'
import type { FormSummary } from '../../domain/statistics/aggregates/form-summary'

/**
 * The questions that the form has, and had in the period. Older versions are read only for the words of what was
 * removed, and without them it is shown by its id.
 */
export function useAskedForm(form: Form, summary: FormSummary): AskedForm {
  const numbers = summary.versions
    .map(({ version }) => version)
    .filter((version) => version !== form.version)
    .slice(0, MAX_OLD_VERSIONS)
  const older = useQuery({
    queryKey: ['asked-before', form.id, numbers],
    queryFn: async () => {
      const versions = await Promise.allSettled(numbers.map((number) => getVersion(form.id, number)))
      return versions.flatMap((one) => (one.status === 'fulfilled' ? [one.value.secciones] : []))
    },
    enabled: numbers.length > 0 && hasRemoved(form.secciones, summary),
    staleTime: Infinity,
  })
  return askedIn([form.secciones, ...(older.data ?? [])], summary)
}
