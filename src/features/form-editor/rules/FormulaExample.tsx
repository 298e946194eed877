import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { exampleOf } from '../../../domain/form-logic/example'
import { isNumber, isOptions, isText, numberText, type Value } from '../../../domain/logic/value'
import { namesIn } from '../../../domain/form/formula-words'
import { dayInWords, timePart } from '../../../domain/wall-clock'
import { useEditorState } from '../store/context'
import styles from './rules.module.css'

interface FormulaExampleProps {
  formula: string
  /** Id of the part whose rule it is; '' for one of the form itself. */
  own: string
}

/** What a formula comes to: of which type it is, and its value in the first case that is kept with the form (LOGIC-05). */
export function FormulaExample({ formula, own }: FormulaExampleProps) {
  const { t } = useTranslation('editor')
  // Typing goes first: a case is worked out with all rules of the form.
  const secciones = useDeferredValue(useEditorState(({ form }) => form.secciones))
  const typed = useDeferredValue(formula)
  const kept = useEditorState(({ form }) => form.casos?.[0])
  const example = useMemo(() => exampleOf(typed, secciones, own, kept), [typed, secciones, own, kept])
  if (!example) return null
  const { type, value } = example
  const words = (one: Value): string => {
    if (one === null) return t('versions.nothing')
    if (isNumber(one)) return numberText(one).replace('.', ',')
    if (typeof one === 'boolean') return t(one ? 'versions.yes' : 'versions.no')
    if (isOptions(one)) {
      const names = namesIn(secciones)
      return one.map((id) => names.option(type.of ?? '', id) ?? id).join(', ')
    }
    if (!isText(one)) return `${one.lat}, ${one.lng}`
    if (type.is === 'moment') return `${dayInWords(one)} ${timePart(one)}`
    return type.is === 'date' ? dayInWords(one) : one
  }
  const is = t(`rules.type.${type.is}`)
  return (
    <p className={styles.help}>
      {value === undefined || !kept
        ? t('rules.gives', { type: is })
        : t('rules.givesInCase', { type: is, name: kept.nombre, value: words(value) })}
    </p>
  )
}
