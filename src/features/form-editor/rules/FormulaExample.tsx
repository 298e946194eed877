import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { exampleOf } from '../../../domain/form-logic/example'
import { namesIn } from '../../../domain/form/formula-words'
import { useEditorState } from '../store/context'
import { partName } from '../../../lib/part-names'
import styles from './rules.module.css'
import { useMeaning } from '../../../lib/rule-meaning'
import { valueWords } from './value-words'

interface FormulaExampleProps {
  formula: string
  /** Id of the part whose rule it is; '' for one of the form itself. */
  own: string
}

/**
 * What a formula means and comes to: in a sentence, of which type, and its value in the first case that is kept with the
 * form, or with answers that are made up (LOGIC-05).
 */
export function FormulaExample({ formula, own }: FormulaExampleProps) {
  const { t } = useTranslation('editor')
  // Typing goes first: a case is worked out with all rules of the form.
  const secciones = useDeferredValue(useEditorState(({ form }) => form.secciones))
  const typed = useDeferredValue(formula)
  const kept = useEditorState(({ form }) => form.casos?.[0])
  const example = useMemo(() => exampleOf(typed, secciones, own, kept), [typed, secciones, own, kept])
  const meaningOf = useMeaning(secciones)
  if (!example) return null
  const { type, value, given = [] } = example
  const names = namesIn(secciones)
  const words = (one: typeof value = null, of = type): string => valueWords(t, one, of, names)
  const is = t(`rules.type.${type.is}`)
  const meaning = meaningOf(typed)
  const answers = given.map(({ part, value: answer }) => {
    const name = t('relations.named', { part: partName(part, (number) => t('rules.unnamed', { number })) })
    return `${name}: ${words(answer, part.named.type)}`
  })
  const gives = (): string => {
    if (value === undefined) return t('rules.gives', { type: is })
    return kept
      ? t('rules.givesInCase', { type: is, name: kept.nombre, value: words(value) })
      : t('rules.givesWith', { type: is, answers: answers.join('; '), value: words(value) })
  }
  return (
    <div className={styles.help}>
      {meaning === null ? null : <p>{t('rules.means', { sentence: meaning })}</p>}
      <p>{gives()}</p>
    </div>
  )
}
