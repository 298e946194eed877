/** Loads what staff need only for sending, while there is a network. */
export const loadStaffSending = (): Promise<unknown> =>
  Promise.all([import('../arrived'), import('../upload')])
