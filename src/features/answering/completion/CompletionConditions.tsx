import { sectionKey } from '../../../domain/answer/path'
import type { Condition, Section } from '../../../domain/form/section'
import { localized } from '../../../domain/language'
import { ChoiceRow } from '../../../ui/native/ChoiceRow'
import { CheckIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import conditional from '../parts/ConditionalSection.module.css'
import { QuestionList } from '../parts/QuestionList'
import styles from './Completion.module.css'
import { LockWord } from './CompletionQuestion'
import { CompletionQuestions } from './CompletionQuestions'
import { useCompleting } from './context'

/** Conditions of which some are stored as checked: those stay, others may be checked where several may be (ANS-08). */
export function CompletionConditions({ section, index }: { section: Section; index: number }) {
  const { before, mode } = useCompleting()
  const { answering, language, t, say } = useForm()
  const { engine, uploads } = answering
  const words = (condition: Condition) => localized(condition, 'condition', language)
  const isStored = (position: number) => before[index]?.conditions[position]?.checked === true
  const asksMore = mode !== 'sealed' && !section.conditionalSectionSingle
  const question = localized(section, 'conditionalQuestion', language)

  function check(condition: Condition, position: number, checked: boolean): void {
    const whole = engine.sections()[index]
    const canUndo = !uploads.isSendingIn(index)
    engine.check(index, position, checked)
    const after = engine.sections()[index]
    if (checked || !whole) return
    say({
      text: t('condition.cleared', { condition: words(condition) }),
      undo: canUndo ? () => engine.restore(index, whole) : undefined,
      stands: () => engine.sections()[index] === after,
    })
  }

  return (
    <div id={sectionKey(index)} tabIndex={-1} className={conditional.conditions}>
      {question ? <p className={styles.question}>{question}</p> : null}
      {section.conditions.map((condition, position) => {
        const place = { section: index, condition: position, row: 0 }
        if (!isStored(position) && !asksMore) return null
        return (
          <div key={condition.id}>
            {isStored(position) ? (
              <div className={styles.locked}>
                <p className={styles.condition}>
                  <CheckIcon />
                  {words(condition)}
                </p>
                <LockWord />
              </div>
            ) : (
              <ChoiceRow
                type="checkbox"
                id={`${sectionKey(index)}-c${position}`}
                name={sectionKey(index)}
                checked={condition.checked}
                onChange={(checked) => check(condition, position, checked)}
              >
                {words(condition)}
              </ChoiceRow>
            )}
            {condition.checked && condition.questions.length > 0 ? (
              <div
                className={conditional.questions}
                role="group"
                aria-label={t('condition.questionsOf', { condition: words(condition) })}
              >
                {isStored(position) ? (
                  <CompletionQuestions place={place} questions={condition.questions} />
                ) : (
                  <QuestionList place={place} questions={condition.questions} />
                )}
              </div>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
