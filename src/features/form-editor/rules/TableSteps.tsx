import AddIcon from '@mui/icons-material/Add'
import { Alert, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import { stepsOf, type Step } from '../../../domain/form-logic/steps'
import { stepsText } from '../../../domain/form-logic/steps-text'
import { tableIdOf } from '../../../domain/tables/table'
import { tableRefIn } from '../../../domain/tables/table-ref'
import { SettingSelect } from '../inspector/SettingSelect'
import { useTables } from '../inspector/use-tables'
import { useEditor, useEditorState } from '../store/context'
import { partName } from '../../../lib/part-names'
import styles from './rules.module.css'

interface TableStepsProps {
  id: string
  formato: string
  filtroOpciones: string
  onChange: (formula: string) => void
}

/** Whose answers are words that a column can say. */
const saysWords = (part: FormPart): boolean =>
  part.is === 'question' && (part.named.type.is === 'text' || part.definition.tipoPregunta === 3)

/** On which answers the entries of a table depend: the towns of the province that was picked (KIND-09). */
export function TableSteps({ id, formato, filtroOpciones, onChange }: TableStepsProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { tables } = useTables()
  const parts = namedParts(useEditorState(({ form }) => form.secciones))
  const ref = tableRefIn(formato)
  const table = tables?.find((one) => tableIdOf(one) === ref?.table)
  // The first column has the words that are picked.
  const columns = table?.columnas.slice(1) ?? []
  const asked = [...parts.values()].filter((part) => saysWords(part) && part.definition.id !== id)
  const steps = filtroOpciones === '' ? [] : (stepsOf(filtroOpciones) ?? [])
  const put = (next: readonly Step[]): void => onChange(stepsText(next))
  const [column] = columns.filter((one) => !steps.some((step) => step.column === one))
  const [question] = asked
  const nameOf = (one: string): string => {
    const part = parts.get(one)
    return part ? partName(part, (number) => t('rules.unnamed', { number })) : one
  }
  return (
    <div className={styles.sentence}>
      {steps.map((step, at) => {
        const with_ = (change: Partial<Step>) => put(steps.with(at, { ...step, ...change }))
        return (
          // A column is compared once.
          <div key={step.column} className={styles.sentence}>
            <SettingSelect<string>
              label={t('table.step.column')}
              value={step.column}
              among={[...new Set([step.column, ...columns])]}
              nameOf={(one) => one}
              disabled={readOnly}
              onChange={(chosen) => with_({ column: chosen })}
            />
            <SettingSelect<string>
              label={t('table.step.question')}
              help={t('table.step.help')}
              value={step.question}
              among={[...new Set([step.question, ...asked.map(({ definition }) => definition.id)])]}
              nameOf={nameOf}
              disabled={readOnly}
              onChange={(chosen) => with_({ question: chosen })}
            />
            {table && !columns.includes(step.column) ? (
              <Alert severity="warning">{t('table.step.gone', { column: step.column })}</Alert>
            ) : null}
            {readOnly ? null : (
              <Button onClick={() => put(steps.filter((one) => one !== step))}>
                {t('table.step.remove', { column: step.column })}
              </Button>
            )}
          </div>
        )
      })}
      {column !== undefined && question && !readOnly ? (
        <Button
          startIcon={<AddIcon aria-hidden />}
          onClick={() => put([...steps, { column, question: question.definition.id }])}
        >
          {t('rules.addDependsOn')}
        </Button>
      ) : null}
    </div>
  )
}
