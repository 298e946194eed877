import { useState } from 'react'
import * as z from 'zod/mini'
import { columnsSchema, viewsSchema, type SavedView } from '../domain/answers-list/list-settings'
import type { ListColumn } from '../domain/answers-list/listed-questions'

/** How a person wants the list of a form: kept on this device. */
export interface OwnList {
  /** null follows the form. */
  columnas: ListColumn[] | null
  vistas: SavedView[]
}

const NOTHING: OwnList = { columnas: null, vistas: [] }

const ownListSchema: z.ZodMiniType<OwnList> = z.object({
  columnas: z.nullable(columnsSchema),
  vistas: viewsSchema,
})

const keyOf = (username: string, formId: string): string => `lista:${username}:${formId}`

/** What the device keeps; `other` when that is nothing or cannot be read. */
function kept(key: string, other: OwnList): OwnList {
  try {
    const parsed = ownListSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : other
  } catch {
    return other
  }
}

/**
 * How one person wants the list of a form (DAY-01, DAY-02); kept on this device, for this person alone.
 * @returns what is kept, and what changes it; where the device keeps nothing it stays until the page is left
 */
export function useOwnList(username: string, formId: string): [OwnList, (change: Partial<OwnList>) => void] {
  const key = keyOf(username, formId)
  const [own, setOwn] = useState(() => ({ key, list: kept(key, NOTHING) }))
  const list = own.key === key ? own.list : kept(key, NOTHING)
  return [
    list,
    (change) => {
      // Read anew, because other parts of the page change columns and views too.
      const next = { ...kept(key, list), ...change }
      setOwn({ key, list: next })
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // The device has no room: the change lasts as long as this page.
      }
    },
  ]
}
