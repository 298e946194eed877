/** Pictures of choices that came beside a workbook (KIND-09). */
import type { Section } from '../../form/section'
import type { BroughtPicture } from '../transferred'
import type { PictureNamed } from './choices'
import type { Made } from './questions'

/** Finds a picture as others do, by its name; where none is written so, whatever the letters' case. */
export function pictureNamed(names: readonly string[]): PictureNamed {
  const bySmall = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  const all = new Set(names)
  return (name) => (all.has(name) ? name : bySmall.get(name.toLowerCase()))
}

/** The pictures of what became options. */
export function broughtPictures(made: readonly Made[], sections: readonly Section[]): BroughtPicture[] {
  const stay = new Set(sections.flatMap(({ preguntas }) => preguntas.map(({ id }) => id)))
  return made.flatMap(({ question, options }) =>
    options.flatMap(({ option, row, picture }): BroughtPicture[] => {
      if (picture === undefined || !stay.has(question.id)) return []
      const part = { kind: 'question', id: question.id } as const
      const at = row?.place('image') ?? {}
      return [
        {
          ...{ question: question.id, option: option.id, file: picture },
          line: { outcome: 'leftOut', code: 'media', at, words: option.texto, about: picture, part },
        },
      ]
    }),
  )
}
