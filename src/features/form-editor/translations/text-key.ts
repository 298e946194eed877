import type { Translatable } from '../../../domain/form/translatable'
import { ownerKey } from '../store/owners'

/** A key for a text, unique in the form. */
export const textKey = ({ owner, field }: Pick<Translatable, 'owner' | 'field'>): string =>
  `${ownerKey(owner)}-${field}`

/** Element id of the field in which a text is translated. */
export const fieldId = (key: string): string => `translation-${key}`

/** The key that {@link fieldId} was made from. */
export const keyOfField = (elementId: string): string => elementId.slice(fieldId('').length)

/** Whether two lists have the same texts in the same order, whatever these say. */
export const sameTexts = (one: readonly Translatable[], other: readonly Translatable[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((text, index) => {
      const twin = other[index]
      return twin !== undefined && twin.number === text.number && textKey(twin) === textKey(text)
    }))
