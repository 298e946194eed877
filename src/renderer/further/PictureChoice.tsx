import type { ComponentType } from 'react'
import { kindOf } from '../../domain/form/kinds'
import type { InputProps } from '../../questions/input-props'
import { OptionPicture } from './OptionPicture'
import styles from './PictureChoice.module.css'

export interface ChoiceProps extends InputProps {
  /** What offers the options by their words. */
  Words: ComponentType<InputProps>
}

/**
 * A choice whose options have pictures (KIND-09): cards side by side, each the usual button or box with its words below
 * the picture; in a ranking they stand before the words.
 */
export function PictureChoice({ Words, ...props }: ChoiceProps) {
  return (
    <div className={kindOf(props.question) === 'ranking' ? styles.rows : styles.cards}>
      <Words
        {...props}
        picture={(option) =>
          option.imagenURL ? <OptionPicture option={option} language={props.language} /> : null
        }
      />
    </div>
  )
}
