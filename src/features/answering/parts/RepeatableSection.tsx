import { useCallback, useRef, useSyncExternalStore } from 'react'
import { hasRoom } from '../../../domain/answer/copies'
import type { Section } from '../../../domain/form/section'
import { Button } from '../../../ui/native/Button'
import { PlusIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import styles from './RepeatableSection.module.css'
import { rowKey, RowCard } from './RowCard'

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
  const { answering, openRows, t, say } = useForm()
  const { engine } = answering
  const open = useSyncExternalStore(
    (listener) => openRows.on(index, listener),
    () => openRows.get(index),
  )
  const rows = [section.preguntas, ...section.seccionesRepetibles.map(({ preguntas }) => preguntas)]
  const name = (row: number) => t('repeat.row', { title, number: row + 1 })

  function add(): void {
    engine.addRow(index)
    openRows.open(index, rows.length)
    focusPlace(rowKey(index, rows.length))
  }

  function remove(row: number): void {
    const before = engine.sections()[index]
    const canUndo = !answering.uploads.isSendingIn(index)
    engine.removeRow(index, row)
    const after = engine.sections()[index]
    openRows.open(index, rows.length === 2 ? 0 : null)
    focusPlace(rowKey(index, Math.max(row - 1, 0)))
    if (!before) return
    say({
      text: t('repeat.removed', { row: name(row) }),
      undo: canUndo ? () => engine.restore(index, before) : undefined,
      stands: () => engine.sections()[index] === after,
    })
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
      {rows.map((questions, row) => (
        <RowCard
          // Rows have no names: a removal renumbers them, and what they show follows.
          key={row}
          section={index}
          row={row}
          name={name(row)}
          questions={questions}
          isOpen={rows.length === 1 || open === row}
          onlyOne={rows.length === 1}
          onOpen={onOpen}
          onRemove={onRemove}
        />
      ))}
      <div>
        <Button icon={<PlusIcon />} onClick={add} disabled={!hasRoom(section.seccionesRepetibles)}>
          {t('repeat.addAnother')}
        </Button>
      </div>
    </div>
  )
}
