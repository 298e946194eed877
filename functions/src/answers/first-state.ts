import type { CalendarDay } from '../../../src/domain/calendar'
import type { FormVersion } from '../../../src/domain/form/form'
import { waitsForPart } from '../../../src/domain/form/second-person'
import type { Section } from '../../../src/domain/form/section'
import { initialStateOf } from '../../../src/domain/form-logic/initial-state'
import type { FormExcerpt } from './list-columns'

/**
 * The reference of the state in which an answer begins where its form says so: where it waits for another person's part
 * (REACH-11), else by the rules of its form (LOGIC-01). Null for the initial state.
 */
export const firstState = (
  { begins, secondPerson }: Pick<FormExcerpt, 'begins' | 'secondPerson'>,
  { secciones }: FormVersion,
  standing: Section[],
  begun: CalendarDay | null,
): string | null =>
  secondPerson && waitsForPart(standing)
    ? secondPerson.espera
    : initialStateOf(begins, secciones, standing, begun)
