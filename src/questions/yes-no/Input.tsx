import { ChoiceRow } from '../../ui/native/ChoiceRow'
import type { InputProps } from '../input-props'
import { RadioGroup } from '../shared/RadioGroup'
import segments from '../../ui/native/segments.module.css'

/** Yes or no; stored as the strings true and false (ANS-03). */
export function YesNoInput(props: InputProps) {
  const { id, response, invalid, t, onChange } = props
  return (
    <RadioGroup input={props} isChosen={response.respuesta !== ''}>
      <div className={segments.segments}>
        {(['true', 'false'] as const).map((value) => (
          <ChoiceRow
            key={value}
            type="radio"
            id={`${id}-${value}`}
            name={id}
            checked={response.respuesta === value}
            invalid={invalid}
            onChange={() => onChange({ respuesta: value })}
          >
            {value === 'true' ? t('input.yes') : t('input.no')}
          </ChoiceRow>
        ))}
      </div>
    </RadioGroup>
  )
}
