import { columnsFor, NO_SETTINGS } from '../../../domain/form/list-settings'
import type { ListColumn } from '../../../domain/form/listed-questions'
import { oneForm } from '../../../domain/access/things'
import type { FormHead } from '../../../domain/form/form-head'
import { useSession } from '../../../lib/session'
import { useOwnList } from '../own/use-own-list'

/** The columns of a form's list for this person, and who may choose them for whom (DAY-01). */
export interface ColumnsControl {
  columns: readonly ListColumn[]
  /** Whether the person's own choice replaces the form's. */
  isOwn: boolean
  /** Whether this person may choose for everybody. */
  forAll: boolean
  /** null follows the form again. */
  choose: (columns: ListColumn[] | null) => void
}

export function useColumns(form: FormHead): ColumnsControl {
  const { ability } = useSession()
  const [own, change] = useOwnList(form.id)
  return {
    columns: columnsFor(form.lista ?? NO_SETTINGS, own.columnas),
    isOwn: own.columnas !== null,
    forAll: ability.can('update', oneForm(form)),
    choose: (columnas) => change({ columnas, vistas: [], quitadas: [] }),
  }
}
