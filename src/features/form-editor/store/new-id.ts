/** A name that no other part of the form has. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)
