/** Most letters of a question's short name. */
export const MAX_CODE = 40

/** Whether a text can be a question's short name, by which formulas and files call it (LOGIC-01). */
export const isCode = (text: string): boolean => text.length <= MAX_CODE && /^[a-z][a-z0-9_]*$/.test(text)
