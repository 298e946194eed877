import type { FormVersion } from '../../../src/domain/form/form'
import type { Question } from '../../../src/domain/form/question'
import { toVersion } from '../../../src/domain/form/version'
import type { SeedForm } from './build-form'

const without = (questions: Question[], added: Set<string>) =>
  questions.filter(({ id }) => !added.has(id)).map((question, orden) => ({ ...question, orden }))

/** Every version that a form has had, oldest first: an earlier one lacks the questions that were added later. */
export function versionsOf({ form, definition }: SeedForm): FormVersion[] {
  const edits = definition.edits ?? []
  const current = toVersion(form)
  return Array.from({ length: form.version }, (_, index) => {
    const added = new Set(edits.slice(index).flatMap((edit) => edit.added ?? []))
    const secciones = form.secciones.map((section) => ({
      ...section,
      preguntas: without(section.preguntas, added),
      conditions: section.conditions.map((condition) => ({
        ...condition,
        questions: without(condition.questions, added),
      })),
    }))
    return { ...current, version: index + 1, secciones: added.size > 0 ? secciones : form.secciones }
  })
}

/** Every version of these forms, by form and number as an answer names them. */
export function findVersion(
  forms: readonly SeedForm[],
): (answer: { idPlantilla: string; version: number }) => FormVersion | null {
  const versions = new Map(
    forms.flatMap((seed) =>
      versionsOf(seed).map((version) => [`${seed.form.id}/${version.version}`, version] as const),
    ),
  )
  return ({ idPlantilla, version }) => versions.get(`${idPlantilla}/${version}`) ?? null
}

/** The version that stood when an answer was given. */
export function versionAt({ form }: SeedForm, versions: FormVersion[], date: Date): FormVersion {
  const saved = form.formEditedInfo.filter((save) => save.date <= date).length
  const version = versions[Math.max(0, saved - 1)]
  if (!version) throw new Error(`${form.titulo} has no version yet.`)
  return version
}
