import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { LEAST_POINTS, placeFormOf, placeIn, placeText, placeWords } from './points'

/** A point, a line or an area on the map (KIND-06). */
export const place: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: ({ formato }, { respuesta }) => {
    if (respuesta === '') return null
    const form = placeFormOf(formato)
    const answered = placeIn(respuesta)
    if (!answered || answered.points.length < LEAST_POINTS[form]) return 'malformed'
    return form === 'point' && answered.points.length > 1 ? 'malformed' : null
  },
  summary: ({ formato }, { respuesta }) => {
    const answered = placeIn(respuesta)
    return answered ? placeWords(placeFormOf(formato), answered) : respuesta
  },
  inFormulas: {
    read: (_question, respuesta) => placeIn(respuesta)?.points[0] ?? null,
    write: (_question, { point }) => (point ? placeText({ points: [point], metres: null }) : ''),
  },
}
