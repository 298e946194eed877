import AddIcon from '@mui/icons-material/Add'
import { Button, TextField } from '@mui/material'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  attributeColumns,
  MAX_ATTRIBUTE,
  withCell,
  withColumn,
  withoutColumn,
  withPasted,
} from '../../../domain/form-logic/attribute-grid'
import { attributeOf } from '../../../domain/form-logic/attributes'
import { changeOption } from '../../../domain/form/edit-options'
import type { Option } from '../../../domain/form/question'
import { cleanText } from '../../../domain/text/clean'
import { useEditor } from '../store/context'
import { focusLater } from '../store/element-ids'
import { useQuestion } from '../store/use-question'
import { AddAttribute } from './AddAttribute'
import { RemoveAttribute } from './RemoveAttribute'
import styles from './OptionAttributes.module.css'
import ofRules from './rules.module.css'

const adderOf = (id: string): string => `attribute-of-${id}`
const cellOf = (id: string, row: number, column: number): string => `attribute-${id}-${row}-${column}`
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** What stands beside each option of a choice, for rules to look up: nothing but a button until there is some (LOGIC-02). */
export function OptionAttributes({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const { actions, store, readOnly } = useEditor()
  const opciones = useQuestion(id, (question) => question.opciones)
  const [isOpen, setOpen] = useState(false)
  if (opciones === null || opciones.length === 0) return null
  const columns = attributeColumns(opciones)
  if (columns.length === 0 && !isOpen)
    return readOnly ? null : (
      <div className={ofRules.closed}>
        <Button
          startIcon={<AddIcon aria-hidden />}
          onClick={() => {
            setOpen(true)
            focusLater(adderOf(id))
          }}
        >
          {t('attributes.begin')}
        </Button>
      </div>
    )
  const change = (edit: (options: Option[]) => Option[]): void =>
    actions.question(id, (found) => ({ ...found, opciones: edit(found.opciones) }))
  const nameOf = ({ texto, orden }: Option): string => texto || t('option.label', { number: orden + 1 })

  const step = (event: KeyboardEvent, row: number, column: number): void => {
    const by = event.nativeEvent.isComposing ? undefined : STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    document.getElementById(cellOf(id, row + by, column))?.focus()
  }
  const paste = (event: ClipboardEvent, option: number, name: string): void => {
    const text = event.clipboardData.getData('text')
    if (readOnly || !/[\n\t]/u.test(text)) return
    event.preventDefault()
    change((options) => withPasted(options, { option, name }, text))
  }

  return (
    <div className={styles.attributes}>
      <h4 className={ofRules.label}>{t('attributes.title')}</h4>
      <span className={ofRules.help}>{t('attributes.help')}</span>
      {columns.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.grid}>
            <caption hidden>{t('attributes.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('attributes.option')}</th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    <span className={styles.name}>
                      {name}
                      <RemoveAttribute
                        question={id}
                        name={name}
                        onRemove={() => {
                          setOpen(true)
                          change((options) => withoutColumn(options, name))
                          focusLater(adderOf(id))
                        }}
                      />
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {opciones.map((option, row) => (
                <tr key={option.id}>
                  <th scope="row">{nameOf(option)}</th>
                  {columns.map((name, column) => (
                    <td key={name}>
                      <Cell
                        id={cellOf(id, row, column)}
                        label={t('attributes.cell', { name, option: nameOf(option) })}
                        value={attributeOf(option.atributos, name)}
                        onType={(value) =>
                          actions.question(
                            id,
                            (found) => changeOption(found, option.id, (one) => withCell(one, name, value)),
                            `attribute-${option.id}-${name}`,
                          )
                        }
                        onLeave={() => store.endGroup()}
                        onKeyDown={(event) => step(event, row, column)}
                        onPaste={(event) => paste(event, row, name)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <AddAttribute
        id={adderOf(id)}
        columns={columns}
        onAdd={(name) => {
          change((options) => withColumn(options, name))
          focusLater(cellOf(id, 0, columns.length))
        }}
      />
    </div>
  )
}

interface CellProps {
  id: string
  label: string
  value: string
  onType: (value: string) => void
  onLeave: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

/** What stands beside an option under a name. */
function Cell({ id, label, value, onType, onLeave, onKeyDown, onPaste }: CellProps) {
  const { readOnly } = useEditor()
  return (
    <TextField
      fullWidth
      hiddenLabel
      size="small"
      id={id}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onBlur={() => {
        if (value !== cleanText(value)) onType(cleanText(value))
        onLeave()
      }}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          readOnly,
          maxLength: MAX_ATTRIBUTE,
          autoComplete: 'off',
          dir: 'auto',
        },
      }}
    />
  )
}
