/** The form whose answers so many instances count into so many documents. */
export const countedForm = (parts: number, instances: number): string => `conteo-${parts}-${instances}`

/** One of its answers. */
export const countedAnswer = (formId: string, index: number): string => `${formId}-${index}`
