/** Editing what a form checks as a whole (LOGIC-01): each check stands with a section, whichever that is (decision 118). */
import { isOfForm, type Check } from './check'
import { addCheck, changeCheck, MAX_CHECKS, newCheck, removeCheck } from './edit-checks'
import { changeSection } from './edit-sections'
import type { NewId } from './factory'
import type { Section } from './section'

/** The checks that a part makes of itself, without those of the form that stand with it. */
export const ownChecks = ({ validaciones }: { validaciones: readonly Check[] }): Check[] =>
  validaciones.filter((check) => !isOfForm(check))

/** A check of the form, with the id of the section that it stands with. */
export interface FormCheck {
  section: string
  check: Check
}

export const formChecksOf = (secciones: readonly Section[]): FormCheck[] =>
  secciones.flatMap(({ id, validaciones }) =>
    validaciones.filter(isOfForm).map((check) => ({ section: id, check })),
  )

const changeIn = (secciones: Section[], id: string, change: (section: Section) => Section): Section[] => {
  const stands = formChecksOf(secciones).find(({ check }) => check.id === id)
  return stands ? changeSection(secciones, stands.section, change) : secciones
}

/** Sections with one more check of the form, which says nothing yet; the same where there is no section, or no more may be. */
export function addFormCheck(secciones: Section[], newId: NewId): Section[] {
  const last = secciones.at(-1)
  if (!last || formChecksOf(secciones).length >= MAX_CHECKS) return secciones
  return changeSection(secciones, last.id, (section) =>
    addCheck(section, { ...newCheck(newId()), delFormulario: true }),
  )
}

export const changeFormCheck = (
  secciones: Section[],
  id: string,
  change: (check: Check) => Check,
): Section[] => changeIn(secciones, id, (section) => changeCheck(section, id, change))

export const removeFormCheck = (secciones: Section[], id: string): Section[] =>
  changeIn(secciones, id, (section) => removeCheck(section, id))
