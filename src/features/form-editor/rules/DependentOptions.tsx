import AddIcon from '@mui/icons-material/Add'
import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dependingOn, dependsOn, optionBelongsTo, withBelonging } from '../../../domain/form-logic/depending'
import { namedParts } from '../../../domain/form-logic/problems'
import type { Option, Question } from '../../../domain/form/question'
import { useEditor, useEditorState } from '../store/context'
import { focusWithinLater } from '../store/element-ids'
import { partName } from '../../../lib/part-names'
import { RuleField } from './RuleField'
import styles from './rules.module.css'

interface DependentOptionsProps {
  id: string
  filtroOpciones: string
}

/** Options that belong to an option of another choice: nothing but a button until they do (LOGIC-01). */
export function DependentOptions(props: DependentOptionsProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const [isOpen, setOpen] = useState(false)
  if (props.filtroOpciones !== '' || isOpen) return <OpenDependence {...props} />
  if (readOnly) return null
  return (
    <Button
      startIcon={<AddIcon aria-hidden />}
      onClick={() => {
        setOpen(true)
        focusWithinLater(`depends-${props.id}`)
      }}
    >
      {t('rules.addDependsOn')}
    </Button>
  )
}

/** The towns of a province, say: on which question they depend, and what each belongs to. */
function OpenDependence({ id, filtroOpciones }: DependentOptionsProps) {
  const { t } = useTranslation('editor')
  const { actions, readOnly } = useEditor()
  const parts = namedParts(useEditorState(({ form }) => form.secciones))
  const own = parts.get(id)
  const choices = [...parts.values()].filter(
    (part) => part.is === 'question' && part.definition.id !== id && part.named.type.is === 'options',
  )
  if (own?.is !== 'question') return null
  const depended = dependsOn(filtroOpciones)
  const change = (edit: (question: Question) => Question, group?: string): void =>
    actions.question(id, edit, group)
  const isOther = filtroOpciones !== '' && depended === null
  const target = depended === null ? undefined : parts.get(depended)
  return (
    <div id={`depends-${id}`} className={styles.sentence}>
      {isOther ? null : (
        <TextField
          select
          fullWidth
          label={t('rules.dependsOn')}
          helperText={target ? undefined : t('rules.dependsOnHelp')}
          value={target ? depended : ''}
          disabled={readOnly}
          onChange={({ target: { value } }) =>
            change((question) => ({
              ...question,
              filtroOpciones: value === '' ? '' : dependingOn(value),
              // What options belonged to of another question says nothing any more.
              opciones:
                value === depended
                  ? question.opciones
                  : question.opciones.map((option) => withBelonging(option, null)),
            }))
          }
        >
          <MenuItem value="">{t('rules.dependsOnNone')}</MenuItem>
          {choices.map((part) => (
            <MenuItem key={part.definition.id} value={part.definition.id}>
              {partName(part, (number) => t('rules.unnamed', { number }))}
            </MenuItem>
          ))}
        </TextField>
      )}
      {target?.is === 'question'
        ? own.definition.opciones.map((option) => (
            <BelongsTo
              key={option.id}
              option={option}
              of={target.definition}
              onChange={(to) =>
                change((question) => ({
                  ...question,
                  opciones: question.opciones.map((one) =>
                    one.id === option.id
                      ? withBelonging(
                          one,
                          to === null ? null : { question: target.definition.id, option: to },
                        )
                      : one,
                  ),
                }))
              }
            />
          ))
        : null}
      {isOther ? (
        <RuleField
          part={id}
          field="filtroOpciones"
          label={t('rules.filter')}
          addLabel=""
          formula={filtroOpciones}
          onChange={(formula) =>
            change((question) => ({ ...question, filtroOpciones: formula }), `filtroOpciones-${id}`)
          }
        />
      ) : null}
    </div>
  )
}

interface BelongsToProps {
  option: Option
  of: Question
  onChange: (option: string | null) => void
}

/** To which option of the other question an option belongs. */
function BelongsTo({ option, of, onChange }: BelongsToProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const chosen = optionBelongsTo(option)
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('rules.belongsTo', {
        option: option.texto || t('option.label', { number: option.orden + 1 }),
      })}
      value={of.opciones.some(({ id }) => id === chosen) ? chosen : ''}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <MenuItem value="">{t('rules.belongsToNone')}</MenuItem>
      {of.opciones.map(({ id, texto, orden }) => (
        <MenuItem key={id} value={id}>
          {texto || t('option.label', { number: orden + 1 })}
        </MenuItem>
      ))}
    </TextField>
  )
}
