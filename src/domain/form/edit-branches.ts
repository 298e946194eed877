import { byOrder, changed, inserted, moved, positionOf, removed } from './dense'
import type { Branch, Section } from './section'

const withBranches = (section: Section, conditions: Branch[]): Section =>
  conditions === section.conditions ? section : { ...section, conditions }

/** Adds a condition to a conditional section (EDIT-09), at the end when no position is given. */
export const addBranch = (section: Section, condition: Branch, at?: number): Section =>
  withBranches(section, inserted(section.conditions, condition, byOrder, at))

/** Changes one condition; the same section when there is none with that id or it stayed the same. */
export const changeBranch = (section: Section, id: string, change: (condition: Branch) => Branch): Section =>
  withBranches(section, changed(section.conditions, id, change))

/** Takes a condition out with its questions; the others are renumbered. */
export const removeBranch = (section: Section, id: string): Section =>
  withBranches(section, removed(section.conditions, positionOf(section.conditions, id), byOrder))

/** Moves a condition to a position; the others are renumbered. */
export const moveBranch = (section: Section, id: string, to: number): Section =>
  withBranches(section, moved(section.conditions, positionOf(section.conditions, id), to, byOrder))
