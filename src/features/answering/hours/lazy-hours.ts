import { lazy } from 'react'
import { loadTexts } from '../../../lib/i18n'

const load = async () => (await Promise.all([import('./parts'), loadTexts('hours', 'refused')]))[0]

/** What only forms with hours of their own show (REACH-01): nobody else loads it. */
export const OutsideHours = lazy(async () => ({ default: (await load()).OutsideHours }))
export const ClosingNote = lazy(async () => ({ default: (await load()).ClosingNote }))
