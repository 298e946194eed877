import type { Citizen } from '../domain/answer/answer'

/** What a citizen who signs is called; '' for a legal entity, which cannot sign. */
export const signatoryName = ({ tipo, nombre, apellido }: Citizen): string =>
  tipo === 'fisica' ? `${nombre} ${apellido}`.trim() : ''
