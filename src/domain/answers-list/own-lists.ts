import * as z from 'zod/mini'
import type { ListColumn } from '../form/listed-questions'
import { columnsSchema, ownViewsSchema, type SavedView } from '../form/list-settings'

/** Letters that the lists of one person may have together; the rules know this number too. */
export const MAX_OWN_LETTERS = 20_000

/** How a person wants the list of a form (DAY-01, DAY-02). */
export interface OwnList {
  /** null follows the form. */
  columnas: ListColumn[] | null
  vistas: SavedView[]
}

/** The same with the id of its form. */
export interface FormOwnList extends OwnList {
  formulario: string
}

/** What a person changed of a list: it is put onto whatever stands there, so that two devices lose nothing. */
export interface OwnChange {
  /** Left out where the columns were not touched. */
  columnas?: ListColumn[] | null | undefined
  /** Views that were saved. */
  vistas: SavedView[]
  /** Names of views that were removed. */
  quitadas: string[]
}

export interface FormOwnChange {
  formulario: string
  change: OwnChange
}

const NO_LIST: OwnList = { columnas: null, vistas: [] }

const FIELDS = { columnas: z._default(z.nullable(columnsSchema), null), vistas: ownViewsSchema }
export const ownListSchema: z.ZodMiniType<OwnList> = z.looseObject(FIELDS)
const formOwnListSchema: z.ZodMiniType<FormOwnList> = z.looseObject({ ...FIELDS, formulario: z.string() })

/** What the text says; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The lists of a person, the one that changed last first.
 * @param text `listas` of the user; what of it cannot be read is left out
 */
export function ownListsOf(text: string | undefined): FormOwnList[] {
  const stored = parsedJson(text ?? '')
  return (Array.isArray(stored) ? stored : []).flatMap((one: unknown) => {
    const parsed = formOwnListSchema.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}

/** The list of that form among a person's. */
export const ownListOf = (lists: readonly FormOwnList[], formId: string): OwnList =>
  lists.find(({ formulario }) => formulario === formId) ?? NO_LIST

/** Those views with the others after them; of the same name the other one counts. */
const withViews = (views: readonly SavedView[], others: readonly SavedView[]): SavedView[] => [
  ...views.filter(({ nombre }) => others.every((other) => other.nombre !== nombre)),
  ...others,
]

/** A list with what was changed of it. */
export function changedList<T extends OwnList>(list: T, { columnas, vistas, quitadas }: OwnChange): T {
  return {
    ...list,
    columnas: columnas === undefined ? list.columnas : columnas,
    vistas: withViews(
      list.vistas.filter(({ nombre }) => !quitadas.includes(nombre)),
      vistas,
    ),
  }
}

/** Two changes as one, the later one over the earlier. */
export const bothChanges = (earlier: OwnChange, later: OwnChange): OwnChange => ({
  columnas: later.columnas === undefined ? earlier.columnas : later.columnas,
  vistas: changedList({ ...NO_LIST, vistas: earlier.vistas }, later).vistas,
  quitadas: [
    ...earlier.quitadas.filter((name) => later.vistas.every(({ nombre }) => nombre !== name)),
    ...later.quitadas,
  ],
})

/** All of a list as a change. */
export const wholeChange = ({ columnas, vistas }: OwnList): OwnChange => ({
  ...(columnas && { columnas }),
  vistas,
  quitadas: [],
})

/** What a list brings that another one lacks: where both say something the other one counts. */
export const lackingIn = (there: OwnList, { columnas, vistas }: OwnList): OwnChange => ({
  ...(columnas && !there.columnas && { columnas }),
  vistas: vistas.filter(({ nombre }) => there.vistas.every((other) => other.nombre !== nombre)),
  quitadas: [],
})

const isEmpty = ({ columnas, vistas }: OwnList): boolean => columnas === null && vistas.length === 0

export interface ChangedLists {
  /** What is stored. */
  text: string
  /** Lists for which there is no room, most often those that did not change for the longest time. */
  left: FormOwnList[]
}

/** The lists of a person with some changes, as many as there is room for: those that changed last come first. */
export function changedLists(stored: string | undefined, changes: readonly FormOwnChange[]): ChangedLists {
  let lists = ownListsOf(stored)
  for (const { formulario, change } of changes) {
    const list = { ...changedList(ownListOf(lists, formulario), change), formulario }
    lists = [list, ...lists.filter((other) => other.formulario !== formulario)]
  }
  const kept: FormOwnList[] = []
  const left: FormOwnList[] = []
  for (const list of lists.filter((one) => !isEmpty(one))) {
    const fits = JSON.stringify([...kept, list]).length <= MAX_OWN_LETTERS
    ;(fits ? kept : left).push(list)
  }
  return { text: JSON.stringify(kept), left }
}
