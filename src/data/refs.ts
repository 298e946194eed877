/** Names of the collections; the stored names are the specification's. */
export const FORMS = 'formularios'
export const VERSIONS = 'versiones'
export const PUBLIC_FORMS = 'formularios_publicos'
export const ANSWERS = 'respuestas_formularios'
export const USERS = 'usuarios'
export const SESSIONS = 'sesiones_web'

/** Path of a form's immutable copy. */
export const versionPath = (formId: string, version: number) => `${FORMS}/${formId}/${VERSIONS}/${version}`

/** Path of the management system's settings of a version; no stranger reads them (decision 008). */
export const versionSettingsPath = (formId: string, version: number) =>
  `${versionPath(formId, version)}/interno/muniCore`

/** Path of what is kept of the management system beside an answer (decision 017). */
export const answerSettingsPath = (answerId: string) => `${ANSWERS}/${answerId}/interno/muniCore`

/** Path of a form's answer count. */
export const answerCountPath = (formId: string) => `${FORMS}/${formId}/contadores/respuestas`

/** Path of what says that a citizen has answered a form; see `uniqueKey`. */
export const uniquePath = (formId: string, key: string) => `${FORMS}/${formId}/unicas/${key}`

/** Whether a text from an address can name a document; anything else names nothing. */
export const isDocId = (text: string): boolean => /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/.test(text)
