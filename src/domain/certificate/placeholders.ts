import type { Answer } from '../answer/answer'
import { citizenName, citizenNumber } from '../answer/people'
import { answersInWords } from '../answer/by-ref'
import { allQuestions } from '../form/questions-of'
import type { Section } from '../form/section'
import type { SummaryFormat } from '../question-types'
import { withoutTurns } from '../text/turns'

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

/** What is said of a certificate in its own text. */
export interface Issued {
  numero: number
  /** The day, as it is written. */
  fecha: string
}

/** The facts of an answer's certificate by name. */
const factsOf = (answer: Answer, { numero, fecha }: Issued): Record<Fact, string> => ({
  'ciudadano.nombre': citizenName(answer.datosCiudadano),
  'ciudadano.documento': citizenNumber(answer.datosCiudadano),
  codigo: answer.codigoMunicipio,
  numero: String(numero),
  fecha,
  formulario: answer.titulo,
  municipio: answer.municipioInfo.nombre,
  area: answer.areaInfo.nombre,
})

/**
 * A text with what its placeholders stand for, in one pass: what somebody answered is never read as a placeholder.
 * Whatever was typed stays a text.
 */
export function filledText(text: string, answer: Answer, issued: Issued, format: SummaryFormat): string {
  const said = answersInWords(answer.secciones, format)
  const facts = new Map(Object.entries(factsOf(answer, issued)))
  return text.replace(NAME, (_whole, name: string) => {
    const key = name.trim()
    return withoutTurns(facts.get(key) || said.get(key) || NOTHING)
  })
}
