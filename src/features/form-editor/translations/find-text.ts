import type { Form } from '../../../domain/form/form'
import {
  headTexts,
  lacks,
  sectionTexts,
  type TextOwner,
  type Translatable,
} from '../../../domain/form/translatable'
import type { Language } from '../../../domain/language'
import { ownerKey } from '../store/owners'
import { textKey } from './text-key'

/** Every text of the form from top to bottom. */
export const allTexts = (form: Form): Translatable[] => [
  ...headTexts(form),
  ...form.secciones.flatMap(sectionTexts),
]

/** Whether a text is the owner's own or that of one of its options or checks. */
const belongs = ({ owner }: Translatable, to: TextOwner): boolean =>
  ownerKey(owner) === ownerKey(to) ||
  ((owner.kind === 'option' || owner.kind === 'check') && to.kind === 'question' && owner.question === to.id)

/** The first text of an owner without a translation, else its first; null when it has none. */
export function firstOf(texts: readonly Translatable[], owner: TextOwner, language: Language): string | null {
  const own = texts.filter((text) => belongs(text, owner))
  const found = own.find((text) => lacks(text, language)) ?? own[0]
  return found ? textKey(found) : null
}

/** The next text without a translation after the last edited one; after the end it begins at the top. */
export function nextMissing(
  texts: readonly Translatable[],
  language: Language,
  after: string | null,
): string | null {
  const at = texts.findIndex((text) => textKey(text) === after)
  const found = [...texts.slice(at + 1), ...texts.slice(0, at + 1)].find((text) => lacks(text, language))
  return found ? textKey(found) : null
}
