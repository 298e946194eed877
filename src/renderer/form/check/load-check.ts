/** Loads what only long forms show: what was answered, to be checked before it is sent. */
export const loadCheck = async () => (await import('./CheckAnswers')).loadCheckAnswers()
