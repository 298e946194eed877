import { useEffect } from 'react'
import * as z from 'zod/mini'

/** A form that somebody opened lately, with its title in every language that it has. */
export interface RecentForm {
  id: string
  titles: Record<string, string>
}

const MAX_RECENT = 5
const recentSchema: z.ZodMiniType<RecentForm[]> = z.array(
  z.object({ id: z.string(), titles: z.record(z.string(), z.string()) }),
)
const keyOf = (username: string): string => `recientes:${username}`

/** The forms that this person opened last on this device, the latest first (DAY-04). */
export function recentForms(username: string): RecentForm[] {
  try {
    const parsed = recentSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(username)) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

const titlesOf = (form: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter(([field, words]) => /^titulo(_|$)/.test(field) && typeof words === 'string'),
  )

/** Remembers that this person opened a form, where the device has room. */
export function useRecentForm(username: string, form: { id: string; titulo: string } | undefined): void {
  useEffect(() => {
    if (!form) return
    const others = recentForms(username).filter(({ id }) => id !== form.id)
    try {
      const all = [{ id: form.id, titles: titlesOf(form) }, ...others].slice(0, MAX_RECENT)
      localStorage.setItem(keyOf(username), JSON.stringify(all))
    } catch {
      // The device has no room, so home does not show this form.
    }
  }, [username, form])
}
