import { LANGUAGES } from '../language'
import { textIn } from './edit-texts'
import { wordFields, type PartKind } from './fields'
import type { Question } from './question'
import { questionListsOf } from './questions-of'
import { plain } from './search'
import type { Section } from './section'

/** A part of a form that has the words looked for. */
export type FoundPart =
  | { kind: 'section' | 'question'; id: string; number: number; words: string }
  | { kind: 'condition'; section: string; id: string; number: number; words: string }

/** All words of something, in each language. */
const wordsOf = (owner: object, kind: PartKind): string =>
  plain(
    wordFields(kind)
      .flatMap((field) => LANGUAGES.map((language) => textIn(owner, field, language)))
      .join('\n'),
  )

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
            wordsOf(question, 'question'),
            ...question.opciones.map((option) => wordsOf(option, 'option')),
          ].join('\n'),
        ),
      )
      .map(({ id, orden, titulo }) => ({ kind: 'question', id, number: orden + 1, words: titulo }))
  if (parts.length === 0) return []
  return secciones.flatMap((section): FoundPart[] => [
    ...(matches(wordsOf(section, 'section'))
      ? [{ kind: 'section' as const, id: section.id, number: section.orden + 1, words: section.titulo }]
      : []),
    ...questionListsOf(section).flatMap(({ branch, questions: below }): FoundPart[] => [
      ...(branch && matches(wordsOf(branch, 'condition'))
        ? [
            {
              kind: 'condition' as const,
              section: section.id,
              id: branch.id,
              number: branch.order + 1,
              words: branch.condition,
            },
          ]
        : []),
      ...questions(below),
    ]),
  ])
}
