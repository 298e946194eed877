import { isOfForm } from './check'
import { byOrden, changed, inserted, moved, positionOf, removed } from './dense'
import type { Section } from './section'

/** How a section asks: questions at once, or conditions of which one or several can be checked (EDIT-08). */
export const SECTION_KINDS = ['simple', 'multiple', 'single'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** Which of the three kinds a section is. */
export function sectionKind(section: Section): SectionKind {
  if (!section.conditionalSection) return 'simple'
  return section.conditionalSectionSingle ? 'single' : 'multiple'
}

/** Adds a section at a position, at the end when none is given (EDIT-07). */
export const addSection = (secciones: Section[], section: Section, at?: number): Section[] =>
  inserted(secciones, section, byOrden, at)

/** Changes one section; the same list when there is none with that id or it stayed the same. */
export const changeSection = (
  secciones: Section[],
  id: string,
  change: (section: Section) => Section,
): Section[] => changed(secciones, id, change)

/** Takes a section out with all that is in it; the others are renumbered. Checks of the form stay, with another section. */
export function removeSection(secciones: Section[], id: string): Section[] {
  const checks = secciones.find((one) => one.id === id)?.validaciones.filter(isOfForm) ?? []
  const left = removed(secciones, positionOf(secciones, id), byOrden)
  const last = left.at(-1)
  if (checks.length === 0 || !last) return left
  return left.with(-1, { ...last, validaciones: [...last.validaciones, ...checks] })
}

/** Moves a section to a position; the others are renumbered. */
export const moveSection = (secciones: Section[], id: string, to: number): Section[] =>
  moved(secciones, positionOf(secciones, id), to, byOrden)

/** Whether switching the section's kind would lose something, so that it must be confirmed (EDIT-08). */
export const hasContent = (section: Section): boolean =>
  section.preguntas.length > 0 || section.conditions.length > 0

/**
 * Switches a section between simple and conditional: its questions and conditions are wiped (EDIT-08, §1.4).
 * Switching only between one and several conditions keeps them. Only simple sections repeat, and only conditional
 * ones have a title question and can be required.
 */
export function switchSection(section: Section, kind: SectionKind): Section {
  const before = sectionKind(section)
  if (before === kind) return section
  const conditionalSectionSingle = kind === 'single'
  if (before !== 'simple' && kind !== 'simple') return { ...section, conditionalSectionSingle }
  return {
    ...section,
    preguntas: [],
    conditions: [],
    seccionesRepetibles: [],
    repetible: false,
    puedeEstarVacia: false,
    required: false,
    conditionalSection: kind !== 'simple',
    conditionalQuestion: kind === 'simple' ? '' : section.conditionalQuestion,
    conditionalSectionSingle,
  }
}
