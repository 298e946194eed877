import { memo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../../domain/form/section'
import { useForm } from '../context'
import { ConditionalSection } from '../parts/ConditionalSection'
import { SectionFrame, SectionView } from '../parts/SectionView'
import { CompletionConditions } from './CompletionConditions'
import { CompletionQuestions } from './CompletionQuestions'
import { CompletionRows } from './CompletionRows'
import { useCompleting } from './context'

/** A section of an answer that is completed; where everything may be changed it is as when answering. */
export const CompletionSection = memo(function CompletionSection({ index }: { index: number }) {
  const { mode } = useCompleting()
  return mode === 'open' ? <SectionView index={index} /> : <HeldSection index={index} />
})

function HeldSection({ index }: { index: number }) {
  const { engine } = useForm().answering
  const section = useSyncExternalStore(
    (listener) => engine.onShape(index, listener),
    () => engine.shape(index),
  )
  if (!section) return null
  return (
    <SectionFrame section={section} index={index}>
      {(title) => <HeldContent section={section} index={index} title={title} />}
    </SectionFrame>
  )
}

function HeldContent({ section, index, title }: { section: Section; index: number; title: string }) {
  const { before, mode } = useCompleting()
  if (!section.conditionalSection) {
    if (section.repetible) return <CompletionRows section={section} index={index} title={title} />
    const place = { section: index, condition: null, row: 0 }
    return <CompletionQuestions place={place} questions={section.preguntas} />
  }
  const isChecked = before[index]?.conditions.some(({ checked }) => checked)
  if (isChecked) return <CompletionConditions section={section} index={index} />
  return mode === 'sealed' ? <NoCondition /> : <Unchecked section={section} index={index} />
}

function NoCondition() {
  const { t } = useTranslation('completion')
  return <p>{t('noCondition')}</p>
}

function Unchecked({ section, index }: { section: Section; index: number }) {
  const { engine } = useForm().answering
  const problem = useSyncExternalStore(
    (listener) => engine.onShape(index, listener),
    () => engine.sectionProblem(index),
  )
  return <ConditionalSection section={section} index={index} problem={problem} />
}
