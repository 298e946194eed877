import type { Citizen } from '../domain/answer/answer'

/** What a citizen who signs is called; '' for a legal entity, which has no hand. */
export const signatoryName = ({ tipo, nombre, apellido }: Citizen): string =>
  tipo === 'fisica' ? `${nombre} ${apellido}`.trim() : ''
