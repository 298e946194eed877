import AddIcon from '@mui/icons-material/Add'
import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNamed } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import {
  formulaOfSentence,
  sentenceOf,
  type Condition,
  type Sentence,
} from '../../../domain/form-logic/sentence'
import { useEditor, useEditorState } from '../store/context'
import { focusWithinLater } from '../store/element-ids'
import { ConditionRow } from './ConditionRow'
import styles from './rules.module.css'

interface SentenceEditorProps {
  /** Element id of the rule. */
  id: string
  /** Id of the part whose rule it is; '' for one of the form itself. */
  own: string
  /** The lists in which the rule stands. */
  here: readonly string[]
  formula: string
  onChange: (formula: string) => void
}

const NEW: Condition = { part: '', operator: 'is', value: '' }
const begun = (formula: string): Sentence => {
  const sentence = sentenceOf(formula) ?? { join: 'and', conditions: [] }
  return sentence.conditions.length > 0 ? sentence : { ...sentence, conditions: [NEW] }
}

/**
 * A rule as a sentence of conditions. What is not whole yet is kept here alone: the form has the conditions that are.
 */
export function SentenceEditor({ id: element, own, here, formula, onChange }: SentenceEditorProps) {
  const { t } = useTranslation('editor')
  const { readOnly, store } = useEditor()
  const parts = namedParts(useEditorState(({ form }) => form.secciones))
  const typeOf = (id: string) => parts.get(id)?.named.type
  const [sentence, setSentence] = useState(() => begun(formula))
  const written = formulaOfSentence(sentence, typeOf)
  const [last, setLast] = useState(formula)
  if (formula !== last) {
    setLast(formula)
    // Something else changed the rule, such as undoing.
    if (formula !== written) setSentence(begun(formula))
  }
  const choices = [...parts.values()].filter(
    (one) =>
      one.is !== 'section' &&
      isNamed(one) &&
      one.definition.id !== own &&
      one.named.lists.every((list) => here.includes(list)),
  )
  const change = (next: Sentence): void => {
    setSentence(next)
    onChange(formulaOfSentence(next, typeOf))
  }
  const changeAt = (at: number, condition: Condition): void =>
    change({ ...sentence, conditions: sentence.conditions.with(at, condition) })
  return (
    <div className={styles.sentence}>
      {sentence.conditions.length > 1 ? (
        <TextField
          select
          fullWidth
          label={t('rules.join')}
          value={sentence.join}
          disabled={readOnly}
          onChange={({ target }) => change({ ...sentence, join: target.value === 'or' ? 'or' : 'and' })}
        >
          <MenuItem value="and">{t('rules.all')}</MenuItem>
          <MenuItem value="or">{t('rules.any')}</MenuItem>
        </TextField>
      ) : null}
      <ol className={styles.conditions}>
        {sentence.conditions.map((condition, at) => (
          <li key={at} className={styles.condition}>
            <ConditionRow
              id={`${element}-${at}`}
              number={at + 1}
              condition={condition}
              choices={choices}
              chosen={parts.get(condition.part) ?? null}
              onChange={(next) => changeAt(at, next)}
              onLeave={store.endGroup}
              onRemove={
                sentence.conditions.length > 1
                  ? () => {
                      change({
                        ...sentence,
                        conditions: sentence.conditions.filter((_, position) => position !== at),
                      })
                      focusWithinLater(`${element}-${Math.max(at - 1, 0)}`)
                    }
                  : null
              }
            />
          </li>
        ))}
      </ol>
      {readOnly ? null : (
        <Button
          size="small"
          startIcon={<AddIcon aria-hidden />}
          onClick={() => {
            setSentence({ ...sentence, conditions: [...sentence.conditions, NEW] })
            focusWithinLater(`${element}-${sentence.conditions.length}`)
          }}
        >
          {t('rules.addCondition')}
        </Button>
      )}
    </div>
  )
}
