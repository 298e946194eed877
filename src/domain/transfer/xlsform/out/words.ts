/** Words of a form as an XLSForm has them: a column for each language. */
import { textIn } from '../../../form/edit-texts'
import { fillMentions } from '../../../text/mentions'
import type { Section } from '../../../form/section'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '../../../language'

const CALLED: Record<Language, string> = {
  ...{ es: 'Español', en: 'English', ca: 'Català', pt: 'Português', gl: 'Galego', ek: 'Euskara' },
  ...{ ot: 'Occitan', ja: '日本語' },
}

/** A language as XLSForms call it: `Español (es)`. */
export const languageName = (language: Language): string => `${CALLED[language]} (${LANGUAGE_TAG[language]})`
export const columnIn = (column: string, language: Language): string => `${column}::${languageName(language)}`

/** Fields whose translations tell that a form is written in a language. */
const FIELDS = ['titulo', 'descripcion', 'conditionalQuestion', 'condition', 'texto', 'mensaje']

/** The languages in which something of a form is written. */
export function languagesIn(secciones: readonly Section[]): Language[] {
  const parts = secciones.flatMap((section): object[] => {
    const questions = [...section.preguntas, ...section.conditions.flatMap((branch) => branch.questions)]
    return [
      ...[section, ...section.conditions, ...section.validaciones, ...questions],
      ...questions.flatMap(({ opciones, validaciones }): object[] => [...opciones, ...validaciones]),
    ]
  })
  return LANGUAGES.filter(
    (language) =>
      language === 'es' ||
      parts.some((part) => FIELDS.some((field) => textIn(part, field, language).trim() !== '')),
  )
}

/**
 * A text with answers named as XLSForm names them. What looks like such a name and is none is taken apart.
 * @param named what the answer that a text mentions is called
 */
export const writtenWords = (text: string, named: (id: string) => string): string =>
  fillMentions(text.replaceAll('${', '$ {'), (id) => {
    const name = named(id)
    return name === '' ? '' : `\${${name}}`
  }).trim()
