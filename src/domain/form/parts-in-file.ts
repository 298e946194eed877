/** How a file of a form names its parts: their ids stay behind (LOGIC-08). */
import { allQuestions, questionListsOf } from './questions-of'
import type { Section } from './section'

interface PartInFile {
  id: string
  /** What it is called there: the first is written, all of them are read. */
  names: string[]
  /** Ids of its options, in their order. */
  options: string[]
}

/** Ids of questions by their codes; a code that two questions have names neither. */
export function questionsByCode(secciones: readonly Section[]): Map<string, string> {
  const byCode = new Map<string, string>()
  const shared = new Set<string>()
  for (const { codigo, id } of allQuestions(secciones)) {
    if (byCode.has(codigo)) shared.add(codigo)
    if (codigo !== '') byCode.set(codigo, id)
  }
  for (const code of shared) byCode.delete(code)
  return byCode
}

/**
 * The parts of a form in its order. A question goes by its code, and by where it stands where it has none, or shares it:
 * `pregunta.3` is the third of all.
 */
export function partsInFile(secciones: readonly Section[]): PartInFile[] {
  const byCode = questionsByCode(secciones)
  let seen = 0
  return secciones.flatMap((section, at) => [
    ...questionListsOf(section).flatMap(({ questions }) =>
      questions.map(({ id, codigo, opciones }) => {
        seen += 1
        const position = `pregunta.${seen}`
        const names = byCode.get(codigo) === id ? [codigo, position] : [position]
        return { id, names, options: opciones.map((option) => option.id) }
      }),
    ),
    ...section.conditions.map(({ id }, branch) => ({
      ...{ id, names: [`seccion.${at + 1}.${branch + 1}`], options: [] },
    })),
    { id: section.id, names: [`seccion.${at + 1}`], options: [] },
  ])
}

/** What an option is called, by its place among those of its question. */
export const optionName = (at: number): string => `opcion.${at + 1}`
