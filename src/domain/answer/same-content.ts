import { canonical } from '../canonical'
import type { StoredAnswer } from './answer'

/** The fields that a person gives; times and author are the server's or follow from others. */
const GIVEN = ['version', 'secciones', 'signatures', 'ubicacion', 'datosCiudadano'] as const
type Given = Pick<StoredAnswer, (typeof GIVEN)[number] | 'estados'>
type Stored = Given & Pick<StoredAnswer, 'fechaCreacion' | 'lastUpdate'>

const givenOf = (answer: Given): string =>
  canonical(Object.fromEntries(GIVEN.map((field) => [field, answer[field] ?? null])))

const wasTouched = ({ fechaCreacion, lastUpdate }: Stored): boolean =>
  fechaCreacion?.getTime() !== lastUpdate?.getTime()

/**
 * Whether a stored answer says what was sent, whenever and by whomever it was saved (ANS-15). The state counts as
 * long as nobody touched the answer since: later it is no longer the one in which it was saved (ANS-18).
 */
export const isSameContent = (stored: Stored, sent: Given): boolean =>
  givenOf(stored) === givenOf(sent) && (stored.estados.actual === sent.estados.actual || wasTouched(stored))
