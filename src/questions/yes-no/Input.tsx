import { Button } from '../../ui/native/Button'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import type { InputProps } from '../input-props'
import { onLeaveGroup } from '../shared/leave'
import styles from './Input.module.css'

/** Yes or no; stored as the strings true and false (ANS-03). */
export function YesNoInput(props: InputProps) {
  const { id, question, response, labelledBy, describedBy, invalid, t, onChange, onLeave } = props
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
      <div className={styles.pair}>
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
      {response.respuesta !== '' && !question.required ? (
        <Button look="quiet" onClick={() => onChange({ respuesta: '' })}>
          {t('input.clear')}
        </Button>
      ) : null}
    </div>
  )
}
