import { lazy } from 'react'

const parts = async () => (await import('./parts')).PARTS

// A visit to a form that has nothing of this loads these lines and no name of a file more.

/** Of forms with hours of their own (REACH-01). */
export const OutsideHours = lazy(async () => ({ default: await (await parts()).OutsideHours() }))
export const ClosingNote = lazy(async () => ({ default: await (await parts()).ClosingNote() }))

/** Of forms whose drafts are kept on the server (REACH-04). */
export const KeepLater = lazy(async () => ({ default: await (await parts()).KeepLater() }))
