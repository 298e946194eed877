import type { ReactNode } from 'react'
import { Button } from '../../ui/native/Button'
import type { InputProps } from '../input-props'
import { onLeaveGroup } from './leave'

interface RadioGroupProps {
  /** What the question's input was given. */
  input: InputProps
  /** Something is chosen; in an optional question it can be cleared. */
  isChosen: boolean
  children: ReactNode
}

/** A choice of one among several; where the question is optional, the choice can be cleared. */
export function RadioGroup({ input, isChosen, children }: RadioGroupProps) {
  const { id, labelledBy, describedBy, invalid, isRequired, t, onChange, onLeave } = input
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={isRequired || undefined}
      onBlur={onLeaveGroup(onLeave)}
    >
      {children}
      {isChosen && !isRequired ? (
        <Button look="quiet" onClick={() => onChange({ respuesta: '' })}>
          {t('input.clear')}
        </Button>
      ) : null}
    </div>
  )
}
