import { foreignOptionTag } from '../../domain/language'
import type { DisplayProps } from '../display-props'
import { SummaryDisplay } from '../shared/SummaryDisplay'

/** The chosen option. */
export function SingleChoiceDisplay(props: DisplayProps) {
  const { question, response, format } = props
  const chosen = question.opciones.find(({ orden }) => String(orden) === response.respuesta)
  return (
    <div lang={chosen && foreignOptionTag(chosen, format.language)}>
      <SummaryDisplay {...props} />
    </div>
  )
}
