/** The code of an error that says why it happened; null for others. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null
