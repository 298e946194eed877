import { useQueryClient } from '@tanstack/react-query'
import { saveListSettings } from '../../../data/staff/list-settings'
import { oneForm } from '../../../domain/access/things'
import { MAX_VIEWS, type SavedView } from '../../../domain/form/list-settings'
import type { FormHead } from '../../../domain/form/form-head'
import { useSession } from '../../../lib/session'
import { useOwnList } from '../own/use-own-list'

/** Whose a view is: this person's, or everybody's who reads the form's list. */
export type ViewOwner = 'own' | 'form'

/** The saved views of a list (DAY-02). */
export interface ViewsControl {
  views: Record<ViewOwner, readonly SavedView[]>
  /** Whether this person may keep views for everybody. */
  forAll: boolean
  /** Saves a view; it replaces one of the same name. */
  save: (owner: ViewOwner, view: SavedView) => Promise<void>
  remove: (owner: ViewOwner, name: string) => Promise<void>
}

/** Whether there are too many views for another one of that name. */
export const isFull = (views: readonly SavedView[], name: string): boolean =>
  views.filter(({ nombre }) => nombre !== name).length >= MAX_VIEWS

export function useViews(form: FormHead): ViewsControl {
  const { ability } = useSession()
  const queries = useQueryClient()
  const [own, changeOwn] = useOwnList(form.id)
  const ofForm = form.lista?.vistas ?? []
  const keepForAll = async (vistas: SavedView[]) => {
    await saveListSettings(form.id, { vistas })
    await queries.invalidateQueries({ queryKey: ['form-head', form.id] })
  }
  const without = (name: string) => ofForm.filter(({ nombre }) => nombre !== name)
  return {
    views: { own: own.vistas, form: ofForm },
    forAll: ability.can('update', oneForm(form)),
    save: async (owner, view) => {
      if (owner === 'own') changeOwn({ vistas: [view], quitadas: [] })
      else await keepForAll([...without(view.nombre), view])
    },
    remove: async (owner, name) => {
      if (owner === 'own') changeOwn({ vistas: [], quitadas: [name] })
      else await keepForAll(without(name))
    },
  }
}
