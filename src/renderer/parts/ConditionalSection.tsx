import { compactSections } from '../../domain/answering/compact'
import { sectionKey } from '../../domain/answer/path'
import { isHidden } from '../../domain/form/outcome'
import type { Branch, Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import { describedBy, Field, fieldIds } from '../../ui/native/Field'
import { useForm } from '../context'
import styles from './ConditionalSection.module.css'
import { NamedPart } from '../../ui/NamedPart'
import { inOwnLanguage } from './own-language'
import { QuestionList } from './QuestionList'
import { useUndo } from './use-undo'

interface ConditionalSectionProps {
  section: Section
  index: number
  lacksBranch: boolean
}

/** Conditions to check, each with its own questions below it (ANS-08). */
export function ConditionalSection({ section, index, lacksBranch }: ConditionalSectionProps) {
  const { answering, closed, language, t } = useForm()
  const { engine } = answering
  const undoable = useUndo(index)
  const key = sectionKey(index)
  const words = (condition: Branch) => localized(condition, 'condition', language)
  const tagOf = (condition: Branch) => foreignTag(condition, 'condition', language)
  const chosen = section.conditionalSectionSingle
    ? section.conditions.find((one) => one.checked && !isHidden(one))
    : undefined
  const shown = section.conditions.flatMap((condition, position) => {
    const as = engine.policy.condition(index, position)
    return as === 'hidden' || isHidden(condition) ? [] : [{ condition, position, as }]
  })
  const others = chosen && shown.length > 1 ? t('condition.only', { chosen: words(chosen) }) : ''

  const check = (condition: Branch, position: number, checked: boolean): void =>
    undoable(
      () => engine.check(index, position, checked),
      (before) =>
        checked || !hasAnswers(before, position)
          ? null
          : t('condition.cleared', { condition: words(condition) }),
    )

  if (closed && shown.length === 0) return <closed.NoCondition />
  return (
    <Field
      id={key}
      group
      label={inOwnLanguage(
        localized(section, 'conditionalQuestion', language) || t('condition.choose'),
        foreignTag(section, 'conditionalQuestion', language),
      )}
      mark={section.required ? t('form.conditionRequired') : undefined}
      hint={others || undefined}
      error={lacksBranch ? t('problem.conditionRequired') : undefined}
    >
      <div
        id={key}
        role="group"
        aria-labelledby={fieldIds(key).label}
        aria-describedby={describedBy(key, { hint: others !== '', error: lacksBranch })}
        className={styles.conditions}
      >
        {shown.map(({ condition, position, as }) => (
          <div key={condition.id} className={styles.condition}>
            {closed && as !== 'open' ? (
              <closed.Condition words={words(condition)} lang={tagOf(condition)} />
            ) : (
              <ChoiceRow
                type="checkbox"
                id={`${key}-c${position}`}
                name={key}
                checked={condition.checked}
                disabled={chosen !== undefined && chosen !== condition}
                invalid={lacksBranch}
                lang={tagOf(condition)}
                onChange={(checked) => check(condition, position, checked)}
              >
                {words(condition)}
              </ChoiceRow>
            )}
            {closed?.Whole ? <closed.Whole section={index} condition={position} /> : null}
            {condition.checked && condition.questions.length > 0 ? (
              <div className={styles.questions} role="group" aria-labelledby={`${key}-${condition.id}`}>
                <NamedPart
                  id={`${key}-${condition.id}`}
                  sentence={(part) => t('condition.questionsOf', { condition: part })}
                  part={words(condition)}
                  lang={tagOf(condition)}
                />
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
