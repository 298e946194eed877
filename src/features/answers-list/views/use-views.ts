import { useQueryClient } from '@tanstack/react-query'
import { saveListSettings } from '../../../data/staff/list-settings'
import { oneForm } from '../../../domain/access/things'
import { MAX_VIEWS, type SavedView } from '../../../domain/answers-list/list-settings'
import type { FormHead } from '../../../domain/form/form-head'
import { useOwnList } from '../../../lib/own-list'
import { useSession } from '../../../lib/session'

/** Whose a view is: this person's on this device, or everybody's who reads the form's list. */
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
  const { user, ability } = useSession()
  const queries = useQueryClient()
  const [own, changeOwn] = useOwnList(user.username, form.id)
  const views = { own: own.vistas, form: form.lista?.vistas ?? [] }
  const keep = async (owner: ViewOwner, vistas: SavedView[]) => {
    if (owner === 'own') return changeOwn({ vistas })
    await saveListSettings(form.id, { vistas })
    await queries.invalidateQueries({ queryKey: ['form-head', form.id] })
  }
  const without = (owner: ViewOwner, name: string) => views[owner].filter(({ nombre }) => nombre !== name)
  return {
    views,
    forAll: ability.can('update', oneForm(form)),
    save: (owner, view) => keep(owner, [...without(owner, view.nombre), view]),
    remove: (owner, name) => keep(owner, without(owner, name)),
  }
}
