/** The query parameter that names a draft of a form. */
export const DRAFT_PARAMETER = 'borrador'

/** The address of one draft of a form. */
export const draftAddress = (form: string, number: number): string => `${form}?${DRAFT_PARAMETER}=${number}`
