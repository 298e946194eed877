import { lazy } from 'react'
import { loadTexts } from '../../../lib/i18n'

/** What only forms with hours of their own show (REACH-01): nobody else loads it, and open ones nothing of closed ones. */
export const OutsideHours = lazy(async () => ({
  default: (await Promise.all([import('./OutsideHours'), loadTexts('hours', 'refused')]))[0].OutsideHours,
}))
export const ClosingNote = lazy(async () => ({
  default: (await Promise.all([import('./ClosingNote'), loadTexts('hours')]))[0].ClosingNote,
}))
