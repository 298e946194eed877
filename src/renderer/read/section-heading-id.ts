import type { Section } from '../../domain/form/section'

/** Element id of the heading of a section where an answer is read. */
export const sectionHeadingId = ({ id }: Section): string => `section-${id}`
