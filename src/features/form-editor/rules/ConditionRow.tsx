import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, IconButton, MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { operatorsOf, takesValue, type Condition, type Operator } from '../../../domain/form-logic/sentence'
import { QUESTION_TYPE } from '../../../domain/form/question'
import { useEditor } from '../store/context'
import { ConditionValue } from './ConditionValue'
import { partName } from './part-names'
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
  /** null for the only one. */
  onRemove: (() => void) | null
}

/** What can be said of a part. */
const operatorsFor = (part: FormPart): readonly Operator[] =>
  operatorsOf(
    part.named.type,
    part.is === 'question' && part.definition.tipoPregunta === QUESTION_TYPE.multipleChoice,
  )

/** One condition: of which answer, what, and compared with what. */
export function ConditionRow(props: ConditionRowProps) {
  const { id, number, condition, choices, chosen, onChange, onLeave, onRemove } = props
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const operators = chosen ? operatorsFor(chosen) : []
  const nameOf = (part: FormPart) => partName(part, (at) => t('rules.unnamed', { number: at }))
  const operatorName = (operator: Operator): string => {
    if (chosen?.is === 'branch')
      return t(operator === 'isNo' ? 'rules.operator.unchecked' : 'rules.operator.checked')
    return t(`rules.operator.${operator}`)
  }
  return (
    <div id={id} role="group" aria-label={t('rules.conditionNumber', { number })} className={styles.row}>
      <Autocomplete<FormPart>
        fullWidth
        openOnFocus={false}
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
      {chosen ? (
        <TextField
          select
          fullWidth
          label={t('rules.operatorLabel')}
          value={operators.includes(condition.operator) ? condition.operator : ''}
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
          value={condition.value}
          onChange={(value) => onChange({ ...condition, value })}
          onLeave={onLeave}
        />
      ) : null}
      {onRemove ? (
        <IconButton
          aria-label={t('rules.removeCondition', { number })}
          disabled={readOnly}
          onClick={onRemove}
          className={styles.removeRow}
        >
          <DeleteIcon aria-hidden />
        </IconButton>
      ) : null}
    </div>
  )
}
