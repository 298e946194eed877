import { fillMentions } from '../../../domain/form/mentions'
import type { FormPart } from '../../../domain/form-logic/parts'

const words = (text: string): string => fillMentions(text, () => '')

/** What a part of the form is called where one of them is picked: its words, or where it stands. */
export function partName(part: FormPart, unnamed: (number: number) => string): string {
  if (part.is === 'question') return words(part.definition.titulo) || unnamed(part.place.question + 1)
  if (part.is === 'branch') return words(part.definition.condition) || unnamed(part.condition + 1)
  return words(part.definition.titulo) || unnamed(part.section + 1)
}
