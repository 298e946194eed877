import CloseIcon from '@mui/icons-material/Close'
import ArrowDownIcon from '@mui/icons-material/KeyboardArrowDown'
import ArrowUpIcon from '@mui/icons-material/KeyboardArrowUp'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { EditorTexts } from '../editor-props'
import styles from './OptionsEditor.module.css'
import { reservedSpace } from '../../ui/reserved-space'

interface OptionRowProps {
  id: string
  mark: 'one' | 'several' | 'rank'
  texto: string
  /** Address of its picture; '' for none. */
  picture: string
  /** Its position, from 1. */
  number: number
  isLast: boolean
  t: EditorTexts
  onType: (texto: string) => void
  onLeave: () => void
  /** Called to add options after this one. */
  onNext: (texts: string[]) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One option: its words, and what can be done with it. */
export function OptionRow(props: OptionRowProps) {
  const { id, mark, texto, picture, number, isLast, t, onType, onLeave, onNext, onMove, onRemove } = props
  const named = { option: texto || t('option.untitled', { number }) }

  const onKeyDown = (event: KeyboardEvent): void => {
    // With Ctrl or ⌘, Enter adds the next question instead.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      onNext([''])
    }
    if (event.key === 'Backspace' && texto === '') {
      event.preventDefault()
      onRemove()
    }
  }
  const onPaste = (event: ClipboardEvent): void => {
    const [first, ...others] = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (first === undefined || others.length === 0) return
    event.preventDefault()
    if (texto === '') onType(first)
    onNext(texto === '' ? others : [first, ...others])
  }

  return (
    <li className={styles.row}>
      <span className={styles[mark]} aria-hidden />
      {picture ? <img className={styles.picture} src={picture} alt="" /> : null}
      <input
        id={id}
        className={styles.text}
        value={texto}
        aria-label={t('option.label', { number })}
        placeholder={t('option.untitled', { number })}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onBlur={() => {
          if (texto !== texto.trim()) onType(texto.trim())
          onLeave()
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <span className={styles.actions}>
        <button
          type="button"
          className={styles.move}
          aria-label={t('option.up', named)}
          style={reservedSpace(number > 1)}
          onClick={() => onMove(-1)}
        >
          <ArrowUpIcon fontSize="small" aria-hidden />
        </button>
        <button
          type="button"
          className={styles.move}
          aria-label={t('option.down', named)}
          style={reservedSpace(!isLast)}
          onClick={() => onMove(1)}
        >
          <ArrowDownIcon fontSize="small" aria-hidden />
        </button>
        <button type="button" aria-label={t('option.remove', named)} onClick={onRemove}>
          <CloseIcon fontSize="small" aria-hidden />
        </button>
      </span>
    </li>
  )
}
