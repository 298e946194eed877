import { useEffect, useRef, type RefObject } from 'react'
import type { QuestionPath } from '../../domain/answer/path'
import { RECIPIENT_KEY } from '../../engine/recipient-draft'
import type { SaveProblem } from '../../engine/saving'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { LaterSection } from '../parts/LaterSection'
import { headingKey, SectionView } from '../parts/SectionView'
import { SIGNATURES_HEADING, SignatureSection } from '../signatures/SignatureSection'
import { loadCheck } from './check/load-check'
import type { Step } from './steps'

/** DOM id of the heading of what is bought with the answer (PAY-01). */
export const PURCHASE_HEADING = 'purchase-heading'

/** Parts whose fields are loaded only for forms that have them, with the DOM id of their heading. */
const LATER = {
  recipient: {
    heading: 'recipient-heading',
    title: 'recipient.title',
    loading: 'recipient.loading',
    load: async () => (await import('../recipient/parts')).loadRecipientFields(),
  },
  purchase: {
    heading: PURCHASE_HEADING,
    title: 'purchase.title',
    loading: 'purchase.loading',
    load: async () => (await import('../purchase/parts')).loadWizard(),
  },
  place: {
    heading: 'place-heading',
    title: 'place.title',
    loading: 'place.loading',
    load: async () => (await import('../place/PlaceFields')).loadPlaceFields(),
  },
} as const

const CHECK_HEADING = 'check-heading'

/** DOM id of the heading of a part. */
export function headingOf(step: Step): string {
  if (step.kind === 'section') return headingKey(step.index)
  if (step.kind === 'signatures') return SIGNATURES_HEADING
  return step.kind === 'check' ? CHECK_HEADING : LATER[step.kind].heading
}

interface StepViewProps {
  step: Step
  /** All parts of the form. */
  steps: Step[]
  /** Opens a part to be changed, at a question where one is given. */
  onChange: (step: Step, path: QuestionPath | null) => void
}

/** One part of the form. */
export function StepView({ step, steps, onChange }: StepViewProps) {
  const { t } = useForm()
  if (step.kind === 'section') return <SectionView index={step.index} />
  if (step.kind === 'signatures') return <SignatureSection />
  const { kind } = step
  if (kind !== 'check') {
    const { title, loading, ...part } = LATER[kind]
    return <LaterSection key={kind} {...part} title={t(title)} loading={t(loading)} given={{}} />
  }
  return (
    <LaterSection
      key={kind}
      heading={CHECK_HEADING}
      title={t('form.check')}
      loading={t('form.loading')}
      load={loadCheck}
      given={{ steps, onChange }}
    />
  )
}

/** Whether the step has the place where a problem is put right. */
export function isPlaceOf(problem: SaveProblem, step: Step): boolean {
  if (step.kind === 'section') return step.index === problem.section
  if (step.kind === 'recipient') return problem.key === RECIPIENT_KEY
  return step.kind === 'signatures' && problem.signature !== null
}

interface OpenedStepProps {
  step: number
  heading: string
  wanted: RefObject<string[]>
}

/** Shows a newly opened step from its top with the focus on its heading, or goes to the place that was wanted. */
export function OpenedStep({ step, heading, wanted }: OpenedStepProps) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const places = wanted.current
    wanted.current = []
    if (places.length > 0) return focusPlace(...places)
    window.scrollTo({ top: 0 })
    document.getElementById(heading)?.focus({ preventScroll: true })
  }, [step, heading, wanted])
  return null
}
