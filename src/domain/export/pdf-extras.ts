/** Most characters of what a reader adds to a document. */
export const MAX_PDF_TEXT = 2000

export const MAX_PDF_LOCATION = 200
