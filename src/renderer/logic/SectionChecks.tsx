import { useSyncExternalStore } from 'react'
import { sectionKey } from '../../domain/answer/path'
import type { Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { sectionProblemWords } from '../problem-words'
import styles from './SectionChecks.module.css'

/** What a section as a whole must be told of: its own checks, and rows that lack or are too many (LOGIC-01). */
export function SectionChecks({ section, index }: { section: Section; index: number }) {
  const form = useForm()
  const { engine } = form.answering
  const subscribe = (listener: () => void) => engine.onShape(index, listener)
  const problem = useSyncExternalStore(subscribe, () => engine.sectionProblem(index))
  const advice = engine.sectionAdvice(index)
  useSyncExternalStore(subscribe, () =>
    engine
      .sectionAdvice(index)
      .map(({ id }) => id)
      .join(' '),
  )
  const isOwn = problem !== null && problem !== 'conditionRequired' && problem !== 'closed'
  return (
    <div
      id={section.conditionalSection ? undefined : sectionKey(index)}
      tabIndex={-1}
      role="status"
      className={styles.checks}
    >
      {isOwn ? (
        <p className={styles.problem}>
          <AlertIcon />
          <span dir="auto">{sectionProblemWords(problem, section, form)}</span>
        </p>
      ) : null}
      {advice.map((check) => (
        <p
          key={check.id}
          dir="auto"
          lang={foreignTag(check, 'mensaje', form.language)}
          className={styles.advice}
        >
          {localized(check, 'mensaje', form.language, section)}
        </p>
      ))}
    </div>
  )
}
