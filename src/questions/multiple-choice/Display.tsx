import { foreignOptionTag, localizedOption } from '../../domain/language'
import type { DisplayProps } from '../display-props'
import styles from './Display.module.css'

/** The ticked options, one per line. */
export const MultipleChoiceDisplay = ({ response, format }: DisplayProps) => (
  <ul className={styles.options}>
    {response.opciones
      .filter((option) => option.checked)
      .map((option) => (
        <li key={option.id} dir="auto" lang={foreignOptionTag(option, format.language)}>
          {localizedOption(option, format.language)}
        </li>
      ))}
  </ul>
)
