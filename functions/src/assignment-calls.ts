/** Whose turn answers are, and what those people are called (REACH-08). */
import './platform/global-options'
import { onCall } from './platform/on-call'

export const { assignAnswer } = onCall('assignAnswer', () => import('./assignment/assign'))
export const { listAssignees } = onCall('listAssignees', () => import('./assignment/assignees'))
export const { setAbsence } = onCall('setAbsence', () => import('./assignment/set-absence'))
export const { getColleagueNames } = onCall('getColleagueNames', () => import('./users/colleague-names'))
