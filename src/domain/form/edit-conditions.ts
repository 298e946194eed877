import { byOrder, changed, inserted, moved, positionOf, removed } from './dense'
import type { Condition, Section } from './section'

const withConditions = (section: Section, conditions: Condition[]): Section =>
  conditions === section.conditions ? section : { ...section, conditions }

/** Adds a condition to a conditional section (EDIT-09), at the end when no position is given. */
export const addCondition = (section: Section, condition: Condition, at?: number): Section =>
  withConditions(section, inserted(section.conditions, condition, byOrder, at))

/** Changes one condition; the same section when there is none with that id or it stayed the same. */
export const changeCondition = (
  section: Section,
  id: string,
  change: (condition: Condition) => Condition,
): Section => withConditions(section, changed(section.conditions, id, change))

/** Takes a condition out with its questions; the others are renumbered. */
export const removeCondition = (section: Section, id: string): Section =>
  withConditions(section, removed(section.conditions, positionOf(section.conditions, id), byOrder))

/** Moves a condition to a position; the others are renumbered. */
export const moveCondition = (section: Section, id: string, to: number): Section =>
  withConditions(section, moved(section.conditions, positionOf(section.conditions, id), to, byOrder))
