import type { Check } from '../../../domain/form/check'
import { FormText } from '../../../lib/FormText'

/** What a form says to whom it lets go no further (LOGIC-01); nothing where nobody was told anything. */
export const ClosingWords = ({ of }: { of: Check | undefined }) =>
  of?.mensaje ? (
    <p>
      <FormText of={of} field="mensaje" />
    </p>
  ) : null
