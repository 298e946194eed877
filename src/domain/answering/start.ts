import type { Section } from '../form/section'
import { mayBeVacant } from '../answer/rows'
import type { WallClock } from '../wall-clock'
import { dayPart } from '../wall-clock'
import { withRules } from './logic'
import { startQuestion } from '../answer/response'
import { settleSection } from '../answer/settle'

/**
 * The sections of an answer that begins (ANS-04): texts empty, date and time now, options unticked, conditions
 * unchecked, no further rows, and no row at all where the section may have none. Questions below a condition get their defaults when it is checked.
 * @param secciones of the form's version
 * @param now when answering starts, by the municipality's calendar and clock
 */
export const startSections = (secciones: Section[], now: WallClock): Section[] =>
  withRules(
    secciones.map((section) =>
      settleSection({
        ...section,
        vacia: mayBeVacant(section),
        preguntas: section.preguntas.map((question) => startQuestion(question, now)),
        seccionesRepetibles: [],
        conditions: section.conditions.map((condition) => ({ ...condition, checked: false })),
      }),
    ),
    dayPart(now),
    secciones,
  )
