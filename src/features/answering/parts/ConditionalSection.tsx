import { compactSections } from '../../../domain/answer/compact'
import { sectionKey } from '../../../domain/answer/path'
import type { Condition, Section } from '../../../domain/form/section'
import { localized } from '../../../domain/language'
import { ChoiceRow } from '../../../ui/native/ChoiceRow'
import { describedBy, Field, fieldIds } from '../../../ui/native/Field'
import { useForm } from '../context'
import styles from './ConditionalSection.module.css'
import { QuestionList } from './QuestionList'

interface ConditionalSectionProps {
  section: Section
  index: number
  problem: 'conditionRequired' | null
}

/** Conditions to check, each with its own questions below it (ANS-08). */
export function ConditionalSection({ section, index, problem }: ConditionalSectionProps) {
  const { answering, language, t, say } = useForm()
  const key = sectionKey(index)
  const words = (condition: Condition) => localized(condition, 'condition', language)
  const chosen = section.conditionalSectionSingle
    ? section.conditions.find(({ checked }) => checked)
    : undefined
  const others = chosen && section.conditions.length > 1 ? t('condition.only', { chosen: words(chosen) }) : ''

  function check(condition: Condition, position: number, checked: boolean): void {
    const { engine, uploads } = answering
    const before = engine.sections()[index]
    const canUndo = !uploads.isSendingIn(index)
    engine.check(index, position, checked)
    const after = engine.sections()[index]
    if (checked || !before || !hasAnswers(before, position)) return
    say({
      text: t('condition.cleared', { condition: words(condition) }),
      undo: canUndo ? () => engine.restore(index, before) : undefined,
      stands: () => engine.sections()[index] === after,
    })
  }

  return (
    <Field
      id={key}
      group
      label={localized(section, 'conditionalQuestion', language) || t('condition.choose')}
      mark={section.required ? t('form.conditionRequired') : undefined}
      hint={others || undefined}
      error={problem ? t('problem.conditionRequired') : undefined}
    >
      <div
        id={key}
        role="group"
        aria-labelledby={fieldIds(key).label}
        aria-describedby={describedBy(key, { hint: others !== '', error: problem !== null })}
        className={styles.conditions}
      >
        {section.conditions.map((condition, position) => (
          <div key={condition.id} className={styles.condition}>
            <ChoiceRow
              type="checkbox"
              id={`${key}-c${position}`}
              name={key}
              checked={condition.checked}
              disabled={chosen !== undefined && chosen !== condition}
              invalid={problem !== null}
              onChange={(checked) => check(condition, position, checked)}
            >
              {words(condition)}
            </ChoiceRow>
            {condition.checked && condition.questions.length > 0 ? (
              <div
                className={styles.questions}
                role="group"
                aria-label={t('condition.questionsOf', { condition: words(condition) })}
              >
                <QuestionList
                  place={{ section: index, condition: position, row: 0 }}
                  questions={condition.questions}
                />
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </Field>
  )
}

/** Whether unchecking loses something: defaults such as today's date do not count. */
function hasAnswers(section: Section, position: number): boolean {
  const [stored] = compactSections([section])
  const id = section.conditions[position]?.id
  const questions = stored?.conditions?.find((condition) => condition.id === id)?.questions ?? []
  return questions.some(
    ({ respuesta, ...rest }) => typeof respuesta === 'string' || Object.keys(rest).length > 2,
  )
}
