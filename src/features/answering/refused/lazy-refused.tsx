import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../lib/i18n'
import { FormFailed, isRetriable } from '../FormFailed'
import type { PublicRefusal } from '../access'

// Who answers loads nothing of why others cannot.
const LastingRefusal = lazy(async () => ({
  default: (await Promise.all([import('./LastingRefusal'), loadTexts('refused')]))[0].LastingRefusal,
}))

interface FormRefusedProps {
  refusal: PublicRefusal
  /** What the form is called; left out where there is none. */
  about?: string
  onRetry?: () => void
}

/** Why somebody who is not staff cannot answer a form (ANS-11). */
export function FormRefused({ refusal, about = '', onRetry }: FormRefusedProps) {
  if (isRetriable(refusal)) return <FormFailed refusal={refusal} onRetry={onRetry} />
  return (
    <Suspense fallback={null}>
      <LastingRefusal refusal={refusal} about={about} />
    </Suspense>
  )
}
