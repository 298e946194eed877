import { foreignOptionTag } from '../../domain/language'
import { pickWords } from '../../domain/question-types/shared/pick-words'
import type { DisplayProps } from '../display-props'
import { SummaryDisplay } from './SummaryDisplay'
import styles from './ChoiceDisplays.module.css'

/** The ticked options, one per line. */
export const MultipleChoiceDisplay = ({ response, format }: DisplayProps) => (
  <ul className={styles.options}>
    {response.opciones
      .filter((option) => option.checked)
      .map((option) => (
        <li key={option.id} dir="auto" lang={foreignOptionTag(option, format.language)}>
          {pickWords(option, response.otraRespuesta, format.language)}
        </li>
      ))}
  </ul>
)

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
