import { memo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../../domain/form/section'
import { localized } from '../../../domain/language'
import { useForm } from '../context'
import { ConditionalSection } from '../parts/ConditionalSection'
import { headingKey, SectionView } from '../parts/SectionView'
import styles from '../parts/SectionView.module.css'
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
  const { answering, language, t } = useForm()
  const { engine } = answering
  const section = useSyncExternalStore(
    (listener) => engine.onShape(index, listener),
    () => engine.shape(index),
  )
  if (!section) return null
  const title = localized(section, 'titulo', language) || t('form.untitledSection', { number: index + 1 })
  const description = localized(section, 'descripcion', language)
  return (
    <section className={styles.section} aria-labelledby={headingKey(index)}>
      <header className={styles.heading}>
        <h2 id={headingKey(index)} tabIndex={-1}>
          {title}
        </h2>
        {description ? <p className={styles.description}>{description}</p> : null}
      </header>
      <HeldContent section={section} index={index} title={title} />
    </section>
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
