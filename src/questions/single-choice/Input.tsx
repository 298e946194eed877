import { localizedOption } from '../../domain/language'
import { Button } from '../../ui/native/Button'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import type { InputProps } from '../input-props'
import { onLeaveGroup } from '../shared/leave'
import { OptionList } from '../shared/OptionList'
import { isSearched } from '../shared/search'

/** One of several options; stores the option's orden as a string (ANS-03). */
export function SingleChoiceInput(props: InputProps) {
  const { id, question, response, labelledBy, describedBy, invalid, language, t, onChange, onLeave } = props
  const chosen = response.opciones.find((option) => String(option.orden) === response.respuesta)
  const words = chosen && isSearched(question) ? localizedOption(chosen, language) : ''
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={question.required || undefined}
      onBlur={onLeaveGroup(onLeave)}
    >
      <OptionList
        {...props}
        chosen={words ? t('input.chosen', { option: words }) : ''}
        row={(option) => (
          <ChoiceRow
            key={option.id}
            type="radio"
            id={`${id}-o${option.orden}`}
            name={id}
            checked={option === chosen}
            invalid={invalid}
            onChange={() => onChange({ respuesta: String(option.orden) })}
          >
            {localizedOption(option, language)}
          </ChoiceRow>
        )}
      />
      {chosen && !question.required ? (
        <Button look="quiet" onClick={() => onChange({ respuesta: '' })}>
          {t('input.clear')}
        </Button>
      ) : null}
    </div>
  )
}
