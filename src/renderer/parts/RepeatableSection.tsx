import { useCallback, useRef, useSyncExternalStore } from 'react'
import { hasRoom } from '../../domain/answer/copies'
import { mayGrow } from '../../domain/answer/repeatable'
import { OUTCOME } from '../../domain/form/outcome'
import { mayBeVacant, rowsOf } from '../../domain/answer/rows'
import type { Section } from '../../domain/form/section'
import { foreignTag } from '../../domain/language'
import { Button } from '../../ui/native/Button'
import { PlusIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import styles from './RepeatableSection.module.css'
import { never, rowNumber } from './row-number'
import { rowKey, RowCard } from './RowCard'
import { useUndo } from './use-undo'

/** DOM id of what adds a row. */
const addKey = (section: number): string => `s${section}-add`

/** Rows as cards: one open for editing, the others with a summary (ANS-09). */
export function RepeatableSection({
  section,
  index,
  title,
}: {
  section: Section
  index: number
  title: string
}) {
  const form = useForm()
  const { answering, openRows, t } = form
  const { engine } = answering
  const { grows, isReadWhole, row: treatmentOf } = engine.policy
  const undoable = useUndo(index)
  const open = useSyncExternalStore(
    (listener) => openRows.on(index, listener),
    () => openRows.get(index),
  )
  const rows = rowsOf(section)
  const shown = [...rows.keys()].filter((row) => treatmentOf(index, row) !== 'hidden')
  /** Whether the section may be left without rows, so that even the only row can be removed. */
  const isFixed = section[OUTCOME]?.rows !== undefined
  const mayBeNone = !isFixed && mayBeVacant(section) && treatmentOf(index, 0) === 'open'
  useSyncExternalStore(form.away?.on ?? never, () => shown.map((row) => rowNumber(form, index, row)).join())
  const mayAdd = grows && !isFixed && hasRoom(section.seccionesRepetibles) && mayGrow(section)
  const name = (row: number) => t('repeat.row', { title, number: rowNumber(form, index, row) ?? '–' })

  function add(): void {
    engine.addRow(index)
    openRows.open(index, rows.length)
    focusPlace(rowKey(index, rows.length))
  }

  function remove(row: number): void {
    undoable(
      () => engine.removeRow(index, row),
      () => t('repeat.removed', { row: name(row) }),
    )
    openRows.open(index, rows.length === 2 ? 0 : null)
    focusPlace(rowKey(index, Math.max(row - 1, 0)), addKey(index))
  }

  const latest = useRef(remove)
  latest.current = remove
  const onRemove = useCallback((row: number) => latest.current(row), [])
  const onOpen = useCallback(
    (row: number, isOpen: boolean) => {
      openRows.open(index, isOpen ? row : null)
      focusPlace(rowKey(index, row))
    },
    [openRows, index],
  )

  return (
    <div className={styles.rows}>
      {shown.map((row) => (
        <RowCard
          // Rows have no ids: removing one renumbers the rest, which are then drawn with other contents.
          key={row}
          section={index}
          row={row}
          name={name(row)}
          lang={foreignTag(section, 'titulo', form.language)}
          questions={rows[row] ?? []}
          isOpen={isReadWhole || shown.length === 1 || open === row}
          folds={!isReadWhole && shown.length > 1}
          goes={!isFixed && (shown.length > 1 || mayBeNone) && treatmentOf(index, row) === 'open'}
          onOpen={onOpen}
          onRemove={onRemove}
        />
      ))}
      {shown.length === 0 ? <p>{t('repeat.none')}</p> : null}
      {mayAdd && treatmentOf(index, rows.length) !== 'hidden' && (rows.length > 0 || mayBeNone) ? (
        <div>
          <Button icon={<PlusIcon />} onClick={add} id={addKey(index)}>
            {t(rows.length === 0 ? 'repeat.addFirst' : 'repeat.addAnother')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
