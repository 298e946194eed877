import { foreignOptionTag, localizedOption } from '../../domain/language'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import type { InputProps } from '../input-props'
import { OptionList } from '../shared/OptionList'
import { RadioGroup } from '../shared/RadioGroup'
import { isSearched } from '../shared/search'

/** One of several options; stores the option's orden as a string (ANS-03). */
export function SingleChoiceInput(props: InputProps) {
  const { id, question, response, invalid, language, t, onChange } = props
  const chosen = response.opciones.find((option) => String(option.orden) === response.respuesta)
  const words = chosen && isSearched(question) ? localizedOption(chosen, language) : ''
  return (
    <RadioGroup input={props} isChosen={chosen !== undefined}>
      <OptionList
        {...props}
        mayBeRow={!props.picture}
        chosen={words ? t('input.chosen', { option: words }) : ''}
        row={(option) => (
          <ChoiceRow
            key={option.id}
            type="radio"
            id={`${id}-o${option.orden}`}
            name={id}
            checked={option === chosen}
            invalid={invalid}
            lang={foreignOptionTag(option, language)}
            onChange={() => onChange({ respuesta: String(option.orden) })}
          >
            {localizedOption(option, language)}
            {props.picture?.(option)}
          </ChoiceRow>
        )}
      />
    </RadioGroup>
  )
}
