/** Most bytes that the store takes for a name. */
const MAX_BYTES = 1500

/**
 * Whether a text can be the id of a document at all: existing documents may have any. The product itself makes only
 * those of {@link isNewId}.
 */
export const isDocumentId = (name: string): boolean =>
  /^(?!\.{1,2}$)(?!__[^]*__$)[^/\p{Surrogate}]+$/u.test(name) && new Blob([name]).size <= MAX_BYTES

/** Names as the product makes them: random letters and digits, or a UUID. The security rules say the same. */
export const NEW_ID = '[A-Za-z0-9][A-Za-z0-9_-]{11,63}'
const isMade = new RegExp(`^${NEW_ID}$`)

/**
 * Whether a document that is made now may be called so: nothing that a path, a header, a cursor or a list of names
 * would read as something else (SEC-01).
 */
export const isNewId = (name: string): boolean => isMade.test(name)
