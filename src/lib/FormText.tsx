import { foreignTag, localized } from '../domain/language'
import { useLanguage } from './i18n'

interface FormTextProps {
  /** A form, a question, a state, as stored. */
  of: object
  field: string
  /** Words of the page where the form has none. */
  fallback?: string
}

/**
 * A text of a form in the reader's language, within words of the page. Where it has no translation it says in which
 * language it is, so that a screen reader reads it as that.
 */
export function FormText({ of, field, fallback = '' }: FormTextProps) {
  const language = useLanguage()
  return <bdi lang={foreignTag(of, field, language)}>{localized(of, field, language) || fallback}</bdi>
}
