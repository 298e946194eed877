import { memo, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { hasSectionChecks } from '../../domain/answer/rows'
import { OUTCOME } from '../../domain/form/outcome'
import type { Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { useForm } from '../context'
import { SectionChecks } from '../logic/lazy-parts'
import { ConditionalSection } from './ConditionalSection'
import { QuestionList } from './QuestionList'
import { RepeatableSection } from './RepeatableSection'
import styles from './SectionView.module.css'

/** DOM id of a section's heading, to which the focus goes when the section is opened. */
export const headingKey = (section: number): string => `s${section}-heading`

interface SectionFrameProps {
  section: Section
  index: number
  /** Draws its questions; takes its title. */
  children: (title: string) => ReactNode
}

/** A section's heading and description, around its questions. */
export function SectionFrame({ section, index, children }: SectionFrameProps) {
  const { closed, language, t } = useForm()
  const title = localized(section, 'titulo', language) || t('form.untitledSection', { number: index + 1 })
  const description = localized(section, 'descripcion', language)
  return (
    <section className={styles.section} aria-labelledby={headingKey(index)}>
      <header className={styles.heading}>
        <h2 id={headingKey(index)} dir="auto" lang={foreignTag(section, 'titulo', language)} tabIndex={-1}>
          {title}
        </h2>
        {description ? (
          <p dir="auto" lang={foreignTag(section, 'descripcion', language)} className={styles.description}>
            {description}
          </p>
        ) : null}
        {section.areaAsociada ? (
          <p className={styles.area}>{t('form.lookedAfterBy', { area: section.areaAsociada.nombre })}</p>
        ) : null}
        {closed?.Whole ? <closed.Whole section={index} /> : null}
      </header>
      {children(title)}
    </section>
  )
}

/** A section of the form; it is drawn again only when its shape changes, not when something is answered. */
export const SectionView = memo(function SectionView({ index }: { index: number }) {
  const { engine } = useForm().answering
  const subscribe = (listener: () => void) => engine.onShape(index, listener)
  const section = useSyncExternalStore(subscribe, () => engine.shape(index))
  const problem = useSyncExternalStore(subscribe, () => engine.sectionProblem(index))
  if (!section || engine.isSectionHidden(index)) return null
  return (
    <SectionFrame section={section} index={index}>
      {(title) => (
        <>
          <SectionBody
            section={section}
            index={index}
            title={title}
            lacksBranch={problem === 'conditionRequired'}
          />
          {section[OUTCOME] && hasSectionChecks(section) ? (
            <Suspense>
              <SectionChecks section={section} index={index} />
            </Suspense>
          ) : null}
        </>
      )}
    </SectionFrame>
  )
})

interface SectionBodyProps {
  section: Section
  index: number
  title: string
  lacksBranch: boolean
}

function SectionBody({ section, index, title, lacksBranch }: SectionBodyProps) {
  if (section.conditionalSection)
    return <ConditionalSection section={section} index={index} lacksBranch={lacksBranch} />
  if (section.repetible) return <RepeatableSection section={section} index={index} title={title} />
  return <QuestionList place={{ section: index, condition: null, row: 0 }} questions={section.preguntas} />
}
