import { useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  entryTyped,
  FEWEST_LETTERS,
  findEntries,
  indexTable,
  type FoundEntry,
} from '../../domain/tables/find-entries'
import type { TableContent } from '../../domain/tables/packed'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'
import styles from './EntryField.module.css'

/** Entries that are shown at once: whoever sees more types another letter. */
const MOST_SHOWN = 30

interface EntryFieldProps extends InputProps {
  /** null until it is there. */
  table: TableContent | null
  /** Entries depend on an answer that nobody gave yet. */
  isWaiting: boolean
}

/** A combobox of a table's entries: what is typed finds them, arrows and Enter or a tap pick one. */
export function EntryField(props: EntryFieldProps) {
  const { id, response, describedBy, invalid, isRequired, language, table, isWaiting } = props
  const { onChange, onLeave } = props
  const { t } = useTranslation('kinds')
  const index = useMemo(() => (table ? indexTable(table, language) : []), [table, language])
  // What is in the field while somebody types; null while it shows what was picked.
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const [isClosed, close] = useState(false)
  const [isOutside, setOutside] = useState(false)
  // A few entries are shown without a letter.
  const [isBrowsing, browse] = useState(false)
  const isFew = index.length <= MOST_SHOWN
  const { found, count } =
    isBrowsing && isFew
      ? { found: index, count: index.length }
      : typed === null
        ? findEntries([], '', 0)
        : findEntries(index, typed, MOST_SHOWN)
  const isOpen = found.length > 0 && !isClosed
  const listId = `${id}-entries`
  const shown = index.find(({ words }) => words === response.respuesta)?.shown ?? response.respuesta

  function pick(entry: FoundEntry): void {
    onChange({ respuesta: entry.words })
    setTyped(null)
    setActive(-1)
    setOutside(false)
    browse(false)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen && event.key === 'ArrowDown' && isFew) {
      event.preventDefault()
      close(false)
      return browse(true)
    }
    if (!isOpen) return
    const chosen = found[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? found.length - 1 : active - 1)
    else if (event.key === 'Escape') close(true)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** What stands in the field is an entry, or nothing. */
  function leave(): void {
    browse(false)
    if (typed !== null) {
      const entry = entryTyped(index, typed)
      if (entry) pick(entry)
      else {
        setOutside(typed.trim() !== '')
        onChange({ respuesta: '' })
        setTyped(null)
      }
    }
    onLeave()
  }
  const isShort = (typed ?? '').trim().length < FEWEST_LETTERS && !isBrowsing
  const says = isOutside
    ? t('table.outside')
    : (typed === null && !isBrowsing) || isShort || table === null
      ? ''
      : count === 0
        ? t('table.none')
        : count > found.length
          ? t('table.more', { total: count, shown: found.length })
          : t('table.found', { count })
  return (
    <>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={[describedBy, `${listId}-says`].filter(Boolean).join(' ')}
        aria-invalid={invalid || undefined}
        aria-required={isRequired || undefined}
        className={control.control}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={isWaiting ? '' : table === null ? t('table.loading') : t('table.type')}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(-1)
          close(false)
          browse(false)
          setOutside(false)
          if (target.value === '') onChange({ respuesta: '' })
        }}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (typed === null && isFew) browse(true)
        }}
        onBlur={leave}
      />
      <div id={listId} role="listbox" aria-label={t('table.list')} className={styles.list} hidden={!isOpen}>
        {found.map((entry, at) => (
          <div
            key={entry.words}
            id={`${listId}-${at}`}
            ref={at === active ? intoSight : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            // The field keeps the focus, or leaving it would close the list before the tap counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(entry)}
          >
            {entry.shown}
          </div>
        ))}
      </div>
      <p id={`${listId}-says`} role="status" className={styles.says}>
        {says}
      </p>
    </>
  )
}

const intoSight = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
