/** Of whom the list tells: everybody, who works, or who was ended (USER-05). */
export const SITUATIONS = ['todos', 'activos', 'bajas'] as const
export type Situation = (typeof SITUATIONS)[number]

/** What an address says; everybody when it says nothing known. */
export const situationOf = (text: string | null): Situation =>
  SITUATIONS.find((one) => one === text) ?? 'todos'

/** What is asked of the store. */
export const endedOf = (situation: Situation): boolean | undefined =>
  situation === 'todos' ? undefined : situation === 'bajas'
