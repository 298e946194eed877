import { isHidden } from '../../form/outcome'
import { localizedOption } from '../../language'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { rankedOptions, rankingText } from './order'

/** Options in an order (KIND-04): all that are offered, or none. */
export const ranking: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: ({ opciones }, { respuesta }) => {
    if (respuesta === '') return null
    const ranked = rankedOptions(opciones, respuesta)
    const offered = opciones.filter((option) => !isHidden(option))
    return ranked.length === offered.length && !ranked.some(isHidden) ? null : 'malformed'
  },
  summary: ({ opciones }, { respuesta }, { language }) =>
    rankedOptions(opciones, respuesta)
      .map((option, at) => `${at + 1}. ${localizedOption(option, language)}`)
      .join(', '),
  inFormulas: {
    // What was put first, as statistics count it.
    read: ({ opciones }, respuesta) => {
      const first = rankedOptions(opciones, respuesta).find((option) => !isHidden(option))
      return first ? [first.id] : null
    },
    write: ({ opciones }, { options }) => {
      const first = opciones.find(({ id }) => options.includes(id))
      const others = opciones.filter((option) => option !== first && !isHidden(option))
      return first ? rankingText([first, ...others]) : ''
    },
  },
}
