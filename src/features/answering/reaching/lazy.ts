import { lazy, type ComponentType } from 'react'
import type { PARTS } from './parts'

// A visit to a form that has nothing of this loads these lines and no name of a file more.
const part = <P>(load: (parts: typeof PARTS) => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load((await import('./parts')).PARTS) }))

/** Of forms with hours of their own (REACH-01). */
export const OutsideHours = part((parts) => parts.OutsideHours())
export const ClosingNote = part((parts) => parts.ClosingNote())

/** Of forms whose drafts are kept on the server (REACH-04). */
export const KeepLater = part((parts) => parts.KeepLater())
