import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { textIn } from './edit-texts'
import type { Question } from './question'
import { plain } from './search'
import type { Section } from './section'

/** A part of a form that has the words looked for. */
export type FoundPart =
  | { kind: 'section' | 'question'; id: string; number: number; words: string }
  | { kind: 'condition'; section: string; id: string; number: number; words: string }

/** All words of something, in each language. */
const wordsOf = (owner: object, ...fields: string[]): string =>
  plain(fields.flatMap((field) => LANGUAGES.map((language) => textIn(owner, field, language))).join('\n'))

/**
 * The sections, conditions and questions of a form whose title, description or options have every word looked for, in
 * any language and without regard to accents and capitals, in the form's order.
 */
export function findParts(secciones: readonly Section[], wanted: string): FoundPart[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean)
  const matches = (text: string): boolean => parts.every((part) => text.includes(part))
  const questions = (list: readonly Question[]): FoundPart[] =>
    list
      .filter((question) =>
        matches(
          [
            wordsOf(question, 'titulo', 'descripcion', 'tituloLink'),
            ...question.opciones.map((option) => wordsOf(option, 'texto')),
          ].join('\n'),
        ),
      )
      .map(({ id, orden, titulo }) => ({ kind: 'question', id, number: orden + 1, words: titulo }))
  if (parts.length === 0) return []
  return secciones.flatMap((section): FoundPart[] => [
    ...(matches(wordsOf(section, 'titulo', 'descripcion', 'conditionalQuestion'))
      ? [{ kind: 'section' as const, id: section.id, number: section.orden + 1, words: section.titulo }]
      : []),
    ...questions(section.preguntas),
    ...section.conditions.flatMap((condition): FoundPart[] => [
      ...(matches(wordsOf(condition, 'condition'))
        ? [
            {
              kind: 'condition' as const,
              section: section.id,
              id: condition.id,
              number: condition.order + 1,
              words: textIn(condition, 'condition', BASE_LANGUAGE),
            },
          ]
        : []),
      ...questions(condition.questions),
    ]),
  ])
}
