import { allQuestions } from '../questions-of'
import type { Section } from '../section'

/** What a text may name besides the answers. */
export const FACTS = [
  'ciudadano.nombre',
  'ciudadano.documento',
  'codigo',
  'numero',
  'fecha',
  'formulario',
  'municipio',
  'area',
] as const
export type Fact = (typeof FACTS)[number]

/** `{{id of a question}}` or `{{fact}}`: the name is its first group. */
export const NAME = /\{\{([^{}]*)\}\}/g

/** A name as it stands in a text. */
export const placeholder = (name: string): string => `{{${name}}}`

/** The names that a text asks for, each once, in its order. */
export const namesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(NAME), ([, name = '']) => name.trim())),
]

/** The names in a text that name nothing in that form. */
export function unknownNames(text: string, sections: readonly Section[]): string[] {
  const known = new Set<string>([...FACTS, ...allQuestions(sections).map(({ id }) => id)])
  return namesIn(text).filter((name) => !known.has(name))
}

/** What stands where nothing was answered. */
export const NOTHING = '—'
