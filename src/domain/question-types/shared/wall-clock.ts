import type { WallClock } from '../../wall-clock'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from './text'

/**
 * What kinds do that keep what a calendar or a clock shows (decision 068).
 * @param partIn the part of a {@link WallClock} that the kind keeps; '' where a text has none
 */
export const keepsWallClock = (
  partIn: (text: WallClock) => string,
): Pick<AnswerBehaviour, 'initialValue' | 'isEmpty' | 'codec'> => ({
  initialValue: (question, now) => ({
    ...KEEPS_TEXT.initialValue(question, now),
    respuesta: partIn(now),
    porDefecto: true,
  }),
  // Only '' is nothing: what is neither empty nor a day or time is wrong, not missing.
  isEmpty: ({ respuesta }) => respuesta === '',
  codec: {
    field: 'valor',
    encode: KEEPS_TEXT.codec.encode,
    // Answers that were stored as moments are read as day and time; each kind knows which of them was meant.
    decode: (stored) => (typeof stored === 'string' ? partIn(stored) : ''),
  },
})
