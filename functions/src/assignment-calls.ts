/** Whose turn answers are, and what those people are called (REACH-08). */
import './platform/global-options'
import * as assigning from './assignment/assign'
import * as assignees from './assignment/assignees'
import * as absences from './assignment/set-absence'
import { onCall } from './platform/on-call'
import * as colleagues from './users/colleague-names'

export const assignAnswer = onCall(assigning.assignAnswer)
export const listAssignees = onCall(assignees.listAssignees)
export const setAbsence = onCall(absences.setAbsence)
export const getColleagueNames = onCall(colleagues.getColleagueNames)
