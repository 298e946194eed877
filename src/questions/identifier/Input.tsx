import { IDENTIFIER_INFO, isIdentifier } from '../../domain/question-types/identifier/names'
import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'

/** A number that an office gave: never a quantity, so no arrows and no separators (KIND-02). */
export function IdentifierInput(props: InputProps) {
  const { formato } = props.question
  const isDigits = isIdentifier(formato) && IDENTIFIER_INFO[formato].isDigits
  return (
    <TypedInput
      {...props}
      short
      keyboard={{
        ...{ type: 'text', autoComplete: 'off', spellCheck: false, dir: 'ltr' },
        ...(isDigits ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' }),
      }}
    />
  )
}
