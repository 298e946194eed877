/** Embedding, overriding and isolating signs: what they turn around ends with the line, not with what somebody typed. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu

/** Words that stand within others, which they turn around no more. Marks of direction stay: they turn nothing else. */
export const withoutTurns = (text: string): string => text.replace(TURNS, '')
