/** What a form notes by itself of an answer (point 5 of KIND-11's list of kinds): `formato` says which. */
export const FACTS = ['begun', 'ended', 'who', 'language', 'link'] as const
export type FactName = (typeof FACTS)[number]

/** The fact that `formato` names; when it was begun where it names none. */
export const factIn = (formato: string): FactName => FACTS.find((one) => one === formato) ?? 'begun'

/** Longest value that a link brings. */
export const MAX_LINK_VALUE = 500
