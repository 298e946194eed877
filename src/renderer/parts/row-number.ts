import { useSyncExternalStore } from 'react'
import { useForm, type FormContext } from '../context'

/**
 * The number of a row as every page that shows the answer counts them: what is not shown here, or was taken away, has
 * none (decision 058).
 */
export function rowNumber(
  { answering, away }: Pick<FormContext, 'answering' | 'away'>,
  section: number,
  row: number,
): number | null {
  const counts = (one: number) =>
    answering.engine.policy.row(section, one) !== 'hidden' && away?.has(section, one) !== true
  if (!counts(row)) return null
  return [...Array(row).keys()].filter(counts).length + 1
}

/** Hears of nothing: where no row is ever taken away. */
export const never = () => () => undefined

/** The same of a row that is drawn: it follows what is taken away. */
export function useRowNumber(section: number, row: number): number | null {
  const form = useForm()
  return useSyncExternalStore(form.away?.on ?? never, () => rowNumber(form, section, row))
}
