/** By which way a buyer comes to a form: its public link, the portal of citizens, or as staff. */
export const ENTRANCES = ['public', 'citizen', 'staff'] as const
export type Entrance = (typeof ENTRANCES)[number]
