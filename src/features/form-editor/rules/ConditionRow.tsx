import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Button, IconButton, MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import {
  comparedAs,
  OF_COLUMNS,
  OF_FILES,
  operatorsOf,
  takesValue,
  type Condition,
  type Operator,
} from '../../../domain/form-logic/sentence'
import { asksForFiles } from '../../../domain/form-logic/files'
import { QUESTION_TYPE } from '../../../domain/form/question'
import { useEditor } from '../store/context'
import { ConditionValue } from './ConditionValue'
import { SettingSelect } from '../inspector/SettingSelect'
import { useColumns } from './use-columns'
import { operatorWord } from '../../../lib/condition-words'
import { partName } from '../../../lib/part-names'
import styles from './rules.module.css'

interface ConditionRowProps {
  /** Element id. */
  id: string
  number: number
  condition: Condition
  /** What can be asked about. */
  choices: readonly FormPart[]
  /** What is asked about; null where nothing was chosen, or it is gone. */
  chosen: FormPart | null
  onChange: (condition: Condition) => void
  onLeave: () => void
  /** Into a group, or out of one; null where there is nowhere to go. */
  moves: { label: string; onMove: () => void } | null
  /** null for the only one. */
  onRemove: (() => void) | null
}

/** Instead of a column: no column is called so. */
const ANSWER = ''

const operatorsOfAnswer = (part: FormPart): readonly Operator[] =>
  operatorsOf(
    part.named.type,
    part.is === 'question' && part.definition.tipoPregunta === QUESTION_TYPE.multipleChoice,
  )

const hasFilesBeside = (part: FormPart): boolean => part.is === 'question' && asksForFiles(part.definition)

/** What can be said of a part, or of a column of what is picked there. */
const operatorsFor = (part: FormPart, column?: string): readonly Operator[] =>
  column === undefined ? [...operatorsOfAnswer(part), ...(hasFilesBeside(part) ? OF_FILES : [])] : OF_COLUMNS

/** One condition: of which answer, what, and compared with what. */
export function ConditionRow(props: ConditionRowProps) {
  const { id, number, condition, choices, chosen, onChange, onLeave, moves, onRemove } = props
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { namesOf } = useColumns()
  const { column } = condition
  const offered = chosen ? operatorsFor(chosen, column) : []
  const columns = chosen ? [...new Set([...namesOf(chosen), ...(column === undefined ? [] : [column])])] : []
  const name = t('rules.conditionNumber', { number })
  const nameOf = (part: FormPart) => partName(part, (at) => t('rules.unnamed', { number: at }))
  const operatorName = (operator: Operator): string => t(`rules.operator.${operatorWord(chosen, operator)}`)
  // A formula may say it otherwise, or what the question no longer offers: that stays to be read.
  const said =
    offered.find((one) => one === condition.operator) ??
    offered.find((one) => operatorName(one) === operatorName(condition.operator)) ??
    condition.operator
  const operators = chosen ? [...new Set([...offered, said])] : []
  return (
    <div id={id} role="group" aria-label={name} className={styles.row}>
      <Autocomplete<FormPart>
        fullWidth
        openOnFocus={false}
        autoHighlight
        options={choices}
        value={chosen}
        disabled={readOnly}
        noOptionsText={t('rules.noQuestions')}
        clearText={t('rules.remove')}
        openText={t('rules.part')}
        closeText={t('rules.part')}
        getOptionLabel={nameOf}
        getOptionKey={(part) => `${part.is} ${part.definition.id}`}
        isOptionEqualToValue={(one, other) => one.definition.id === other.definition.id}
        onChange={(_, part) => {
          const [operator = 'is'] = part ? operatorsFor(part) : []
          onChange({ part: part?.definition.id ?? '', operator, value: '' })
        }}
        renderInput={(input) => <TextField {...input} label={t('rules.part')} />}
      />
      {chosen && columns.length > 0 ? (
        <SettingSelect<string>
          label={t('rules.column')}
          value={column ?? ANSWER}
          among={[ANSWER, ...columns]}
          nameOf={(one) => (one === ANSWER ? t('rules.columnAnswer') : one)}
          disabled={readOnly}
          onChange={(one) => {
            const of = one === ANSWER ? {} : { column: one }
            const [operator = 'is'] = operatorsFor(chosen, of.column)
            onChange({ part: condition.part, ...of, operator, value: '' })
          }}
        />
      ) : null}
      {chosen ? (
        <TextField
          select
          fullWidth
          label={t('rules.operatorLabel')}
          value={said}
          disabled={readOnly}
          onChange={({ target }) => {
            const operator = operators.find((one) => one === target.value)
            if (!operator) return
            const keeps = takesValue(operator) && takesValue(condition.operator)
            onChange({ ...condition, operator, value: keeps ? condition.value : '' })
          }}
        >
          {operators.map((operator) => (
            <MenuItem key={operator} value={operator}>
              {operatorName(operator)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {chosen && takesValue(condition.operator) ? (
        <ConditionValue
          part={chosen}
          is={comparedAs(condition, chosen.named.type).is}
          value={condition.value}
          onChange={(value) => onChange({ ...condition, value })}
          onLeave={onLeave}
        />
      ) : null}
      {readOnly || (!moves && !onRemove) ? null : (
        <div className={styles.rowActions}>
          {moves ? (
            <Button size="small" aria-label={`${moves.label}: ${name}`} onClick={moves.onMove}>
              {moves.label}
            </Button>
          ) : null}
          {onRemove ? (
            <IconButton aria-label={t('rules.removeCondition', { number })} onClick={onRemove}>
              <DeleteIcon aria-hidden />
            </IconButton>
          ) : null}
        </div>
      )}
    </div>
  )
}
