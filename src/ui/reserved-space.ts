/** Style of what keeps its room while it is not there: so what stands beside it stays where it was pressed. */
export const reservedSpace = (isThere: boolean) => ({ visibility: isThere ? 'visible' : 'hidden' }) as const
