import { tickOption } from '../../domain/answer/picked'
import { foreignOptionTag, localizedOption } from '../../domain/language'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import type { InputProps } from '../input-props'
import { onLeaveGroup } from '../shared/leave'
import { OptionList } from '../shared/OptionList'

/** Any of several options; the ticks are kept on the options (ANS-03). */
export function MultipleChoiceInput(props: InputProps) {
  const { id, response, labelledBy, describedBy, invalid, language, t, onChange, onLeave } = props
  const { opciones } = response
  const count = opciones.filter((option) => option.checked).length
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onBlur={onLeaveGroup(onLeave)}
    >
      <OptionList
        {...props}
        chosen={count > 0 ? t('input.chosenCount', { count }) : ''}
        row={(option) => (
          <ChoiceRow
            key={option.id}
            type="checkbox"
            id={`${id}-o${option.orden}`}
            name={id}
            checked={option.checked}
            invalid={invalid}
            lang={foreignOptionTag(option, language)}
            onChange={(checked) => onChange({ opciones: tickOption(opciones, option.orden, checked) })}
          >
            {localizedOption(option, language)}
            {props.picture?.(option)}
          </ChoiceRow>
        )}
      />
    </div>
  )
}
