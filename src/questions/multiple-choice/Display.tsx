import { foreignOptionTag } from '../../domain/language'
import { pickWords } from '../../domain/question-types/shared/pick-words'
import type { DisplayProps } from '../display-props'
import styles from './Display.module.css'

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
