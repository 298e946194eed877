import { LANGUAGES } from '../language'
import { textIn } from './edit-texts'
import { wordFields } from './fields'
import { formParts, type FormPart } from './parts'
import { plain } from '../text/search'
import type { Section } from './section'

/** A part of a form that has the words looked for. */
export type FoundPart =
  | { kind: 'section' | 'question'; id: string; number: number; words: string }
  | { kind: 'condition'; section: string; id: string; number: number; words: string }

/** All words of a part in each language, and those of its options. */
const wordsOf = ({ kind, part }: FormPart): string =>
  plain(
    [
      ...wordFields(kind).flatMap((field) => LANGUAGES.map((language) => textIn(part, field, language))),
      ...(kind === 'question'
        ? part.opciones.flatMap((option) => LANGUAGES.map((language) => textIn(option, 'texto', language)))
        : []),
    ].join('\n'),
  )

/**
 * The sections, conditions and questions of a form whose title, description or options have every word looked for, in
 * any language and without regard to accents and capitals, in the form's order.
 */
export function findParts(secciones: readonly Section[], wanted: string): FoundPart[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean)
  if (parts.length === 0) return []
  return formParts(secciones).flatMap((one): FoundPart[] => {
    const [step] = one.spot.slice(-1)
    if (one.kind === 'option' || !step) return []
    const words = wordsOf(one)
    if (!parts.every((part) => words.includes(part))) return []
    const found = { id: one.part.id, number: step.number, words: step.words }
    return [
      one.kind === 'condition'
        ? { kind: one.kind, section: one.section.id, ...found }
        : { kind: one.kind, ...found },
    ]
  })
}
