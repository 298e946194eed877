import AddIcon from '@mui/icons-material/Add'
import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNamed } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import {
  addCondition,
  addGroup,
  canGroup,
  changeCondition,
  groupCondition,
  placedConditions,
  removeCondition,
  ungroupCondition,
} from '../../../domain/form-logic/edit-sentence'
import {
  formulaOfSentence,
  isGroup,
  joinWithin,
  sentenceOf,
  type Condition,
  type Sentence,
} from '../../../domain/form-logic/sentence'
import { useEditor, useEditorState } from '../store/context'
import { focusWithinLater } from '../store/element-ids'
import { ConditionGroup } from './ConditionGroup'
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

const begun = (formula: string): Sentence => {
  const sentence = sentenceOf(formula) ?? { join: 'and', conditions: [] }
  return sentence.conditions.length > 0 ? sentence : addCondition(sentence)
}

/**
 * A rule as a sentence of conditions, some of which can stand together in groups (LOGIC-05). What is not whole yet is
 * kept here alone: the form has the conditions that are.
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
  const placed = placedConditions(sentence)
  const rowId = (number: number) => `${element}-${number}`
  /** To a condition that has moved, or one that was added. */
  const focusOn = (next: Sentence, condition: Condition | undefined): void => {
    const at = placedConditions(next).findIndex((one) => one.condition === condition)
    focusWithinLater(rowId(at + 1))
  }
  const move = (next: Sentence, condition: Condition): void => {
    change(next)
    focusOn(next, condition)
  }
  const add = (next: Sentence): void => {
    setSentence(next)
    focusOn(
      next,
      placedConditions(next).find(({ condition }) => !placed.some((one) => one.condition === condition))
        ?.condition,
    )
  }
  const row = (condition: Condition) => {
    const at = placed.findIndex((one) => one.condition === condition)
    const place = placed[at]
    if (!place) return null
    const remove = (): void => {
      change(removeCondition(sentence, place))
      focusWithinLater(rowId(Math.max(at, 1)))
    }
    const moves =
      place.within !== null
        ? { label: t('rules.ungroup'), to: ungroupCondition }
        : canGroup(sentence, place)
          ? { label: t('rules.group'), to: groupCondition }
          : null
    return (
      <ConditionRow
        id={rowId(at + 1)}
        number={at + 1}
        condition={condition}
        choices={choices}
        chosen={parts.get(condition.part) ?? null}
        onChange={(next) => change(changeCondition(sentence, place, next))}
        onLeave={store.endGroup}
        moves={moves && { label: moves.label, onMove: () => move(moves.to(sentence, place), condition) }}
        onRemove={placed.length > 1 ? remove : null}
      />
    )
  }
  const groups = sentence.conditions.filter(isGroup)
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
        {sentence.conditions.map((term, at) => (
          <li key={at} className={styles.condition}>
            {isGroup(term) ? (
              <ConditionGroup
                number={groups.indexOf(term) + 1}
                join={joinWithin(sentence.join)}
                onAdd={() => add(addCondition(sentence, at))}
              >
                {term.conditions.map(row)}
              </ConditionGroup>
            ) : (
              row(term)
            )}
          </li>
        ))}
      </ol>
      {readOnly ? null : (
        <div className={styles.adders}>
          <Button
            size="small"
            startIcon={<AddIcon aria-hidden />}
            onClick={() => add(addCondition(sentence))}
          >
            {t('rules.addCondition')}
          </Button>
          <Button size="small" startIcon={<AddIcon aria-hidden />} onClick={() => add(addGroup(sentence))}>
            {t('rules.addGroup')}
          </Button>
        </div>
      )}
    </div>
  )
}
