/** Whom the list shows: everybody, only people who work, or only ended ones (USER-05). */
export const SITUATIONS = ['todos', 'activos', 'bajas'] as const
export type Situation = (typeof SITUATIONS)[number]

/** The situation in an address; everybody for anything unknown. */
export const situationOf = (text: string | null): Situation =>
  SITUATIONS.find((one) => one === text) ?? 'todos'

/** The situation as the store is asked for it. */
export const endedOf = (situation: Situation): boolean | undefined =>
  situation === 'todos' ? undefined : situation === 'bajas'
