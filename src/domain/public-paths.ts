/** The names in the store that the public form reads and writes by; `store-paths.ts` has all. */

export const PUBLIC_FORMS = 'formularios_publicos'

export const ANSWERS = 'respuestas_formularios'

export const FORMS = 'formularios'

export const VERSIONS = 'versiones'

/** Path of a form as it is edited. */
export const formPath = (formId: string): string => `${FORMS}/${formId}`

/** Path of a form's immutable copy. */
export const versionPath = (formId: string, version: number | string): string =>
  `${formPath(formId)}/${VERSIONS}/${version}`

/** Path of what strangers may know of a form. */
export const publicFormPath = (formId: string): string => `${PUBLIC_FORMS}/${formId}`

/** Path of a form's answer count. */
export const answerCountPath = (formId: string): string => `${formPath(formId)}/contadores/respuestas`

/** Path of what says that a citizen has answered a form; see `uniqueKey`. */
export const uniquePath = (formId: string, key: string): string => `${formPath(formId)}/unicas/${key}`
