import { createContext, use, useSyncExternalStore } from 'react'
import { formCounts } from '../../../domain/form/form-counts'
import type { Form } from '../../../domain/form/form'
import { createStore } from '../../../lib/store'
import type { EditorStore } from '../store/editor-store'
import { indexOf } from '../store/form-index'
import type { Selection } from '../store/selection'

/** Above this number of questions the outline begins with closed sections, so that it is drawn fast. */
const OPEN_AT_ONCE = 60

export interface Folds {
  isClosed: (section: string) => boolean
  toggle: (section: string) => void
  open: (section: string) => void
  areAllClosed: () => boolean
  setAll: (closed: boolean) => void
  on: (listener: () => void) => () => void
  /** Opens the section of whatever is selected. Gives the function that stops this. */
  follow: () => () => void
}

const sectionOf = (form: Form, selection: Selection): string | null => {
  if (selection.kind === 'condition') return selection.section
  if (selection.kind !== 'question') return null
  return indexOf(form.secciones).questions.get(selection.id)?.place.section ?? null
}

/**
 * Which sections of the outline are closed. This belongs to the screen and not to the form: it is neither undone nor
 * saved.
 */
export function createFolds(store: EditorStore): Folds {
  const all = (): string[] => store.get().form.secciones.map(({ id }) => id)
  const long = formCounts(store.get().form.secciones).questions > OPEN_AT_ONCE
  const closed = createStore<ReadonlySet<string>>(new Set(long ? all().slice(1) : []))
  const isClosed = (section: string): boolean => closed.get().has(section)
  const open = (section: string): void => {
    if (isClosed(section)) closed.set(new Set([...closed.get()].filter((one) => one !== section)))
  }
  return {
    isClosed,
    open,
    toggle: (section) =>
      isClosed(section) ? open(section) : closed.set(new Set([...closed.get(), section])),
    areAllClosed: () => all().every(isClosed),
    setAll: (shut) => closed.set(new Set(shut ? all() : [])),
    on: closed.on,
    follow() {
      let last = store.get().selection
      return store.on(() => {
        const { selection, form } = store.get()
        if (selection === last) return
        last = selection
        const section = sectionOf(form, selection)
        if (section !== null) open(section)
      })
    },
  }
}

export const FoldsContext = createContext<Folds | null>(null)

/** The folds of the outline that the caller is part of. */
export function useFolds(): Folds {
  const folds = use(FoldsContext)
  if (folds === null) throw new Error('useFolds is for the parts of the outline')
  return folds
}

/** Whether a section is closed; the caller is drawn again only when that changes. */
export function useIsClosed(section: string): boolean {
  const folds = useFolds()
  return useSyncExternalStore(folds.on, () => folds.isClosed(section))
}
