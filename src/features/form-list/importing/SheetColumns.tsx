import { FormControlLabel, Switch } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROLES, type Columns, type Role } from '../../../domain/transfer/sheet/columns'
import { readSheet } from '../../../domain/transfer/sheet/read'
import { ImportResult } from './ImportResult'
import { newId } from './new-id'
import type { Openable } from './openable'
import styles from './SheetColumns.module.css'

interface SheetColumnsProps {
  name: string
  rows: readonly (readonly string[])[]
  columns: Columns
  sheet?: string
  /** Told whenever the form that would be made is another one. */
  onMade: (made: Openable | null) => void
}

/** Rows that show what is in a column. */
const SHOWN = 4
const FIRST_LETTER = 'A'.charCodeAt(0)
/** As spreadsheets call columns; there are never more than two letters. */
const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(FIRST_LETTER + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26)

/** What the columns of a plain sheet are, as it was guessed and as it is put right, with the form that follows (MOVE-04). */
export function SheetColumns({ name, rows, columns, sheet, onMade }: SheetColumnsProps) {
  const { t } = useTranslation('transfer')
  const [chosen, setChosen] = useState(columns)
  const made = useMemo(
    () =>
      readSheet(rows, chosen, {
        name: name === '' ? t('paste.title') : name,
        newId,
        ...(sheet !== undefined && { sheet }),
      }),
    [rows, chosen, name, sheet, t],
  )
  useEffect(() => {
    onMade(made.status === 'form' ? made : null)
    return () => onMade(null)
  }, [made, onMade])
  const change = (at: number, role: Role) =>
    setChosen(({ hasHead, roles }) => ({
      hasHead,
      roles: roles.map((one, position) => (position === at ? role : one === role ? 'none' : one)),
    }))
  return (
    <div className={styles.columns}>
      <p className={styles.help}>{t('columns.help')}</p>
      <FormControlLabel
        control={
          <Switch
            checked={chosen.hasHead}
            onChange={(_, hasHead) => setChosen((before) => ({ ...before, hasHead }))}
          />
        }
        label={t('columns.head')}
      />
      <div className={styles.scrolls}>
        <table className={styles.table} aria-label={t('columns.title')}>
          <thead>
            <tr>
              {chosen.roles.map((role, at) => (
                <th key={at} scope="col">
                  <select
                    aria-label={t('columns.label', { column: letterOf(at) })}
                    value={role}
                    onChange={(event) => {
                      const picked = ROLES.find((one) => one === event.target.value)
                      if (picked) change(at, picked)
                    }}
                  >
                    {ROLES.map((one) => (
                      <option key={one} value={one}>
                        {t(`role.${one}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN + (chosen.hasHead ? 1 : 0)).map((row, at) => (
              <tr key={at} className={chosen.hasHead && at === 0 ? styles.head : undefined}>
                {chosen.roles.map((_, column) => (
                  <td key={column} dir="auto">
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ImportResult name={name} read={{ is: 'made', made }} preview />
    </div>
  )
}
