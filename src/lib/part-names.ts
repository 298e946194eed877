import { withoutAnswers } from '../domain/text/without-answers'
import type { FormPart } from '../domain/form-logic/parts'

/** What a part of the form is called where one of them is picked: its words, or where it stands. */
export function partName(part: FormPart, unnamed: (number: number) => string): string {
  if (part.is === 'question')
    return withoutAnswers(part.definition.titulo) || unnamed(part.place.question + 1)
  if (part.is === 'branch') return withoutAnswers(part.definition.condition) || unnamed(part.condition + 1)
  return withoutAnswers(part.definition.titulo) || unnamed(part.section + 1)
}
