import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportNotes } from '../../../lib/import-notes'
import { reportGroups, type ReportRow } from '../../../lib/transfer-words'
import { useOpenPlace } from '../check/use-shown-findings'
import { useEditor } from '../store/context'
import { indexOf } from '../store/form-index'
import styles from './NotesPanel.module.css'

interface NotesPanelProps {
  notes: ImportNotes
  onSee: (seen: readonly number[]) => void
}

/** Lists what is not as it was in the original; each leads to its part and is ticked when it was seen. */
export function NotesPanel({ notes, onSee }: NotesPanelProps) {
  const { t } = useTranslation('transfer')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { lines, seen } = notes
  const groups = useMemo(() => reportGroups(t, lines), [t, lines])
  const positions = useMemo(() => new Map(lines.map((line, at) => [line, at])), [lines])
  const left = lines.length - seen.length
  return (
    <section className={styles.notes} aria-label={t('notes.title', { count: left })}>
      <div className={styles.bar}>
        <h2 className={styles.title} aria-live="polite">
          {t('notes.title', { count: left })}
        </h2>
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'notes.hide' : 'notes.show')}
        </Button>
        <Button size="small" onClick={() => onSee(lines.map((_, at) => at))}>
          {t('notes.all')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.list}>
        <p className={styles.lead}>{t('notes.lead')}</p>
        {groups.map(({ code, sentence, lines: told }) => (
          <section key={code}>
            <h3 className={styles.sentence}>{sentence}</h3>
            <ul className={styles.lines}>
              {told.map((one) => {
                const at = positions.get(one.line) ?? -1
                return (
                  <li key={at}>
                    <Note told={one} />
                    <FormControlLabel
                      control={
                        <Checkbox
                          checked={seen.includes(at)}
                          onChange={(_, on) =>
                            onSee(on ? [...seen, at] : seen.filter((other) => other !== at))
                          }
                        />
                      }
                      label={t('notes.seen')}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** What it is about; it leads there as long as the part is still in the form. */
function Note({ told: { line, words, where } }: { told: ReportRow }) {
  const open = useOpenPlace()
  const { store } = useEditor()
  const { part } = line
  const { questions } = indexOf(store.get().form.secciones)
  const isThere =
    part !== null &&
    (part.kind === 'question'
      ? questions.has(part.id)
      : store.get().form.secciones.some((section) => section.id === part.id))
  const about = (
    <>
      <span dir="auto">{words}</span>
      {where === '' ? null : <span className={styles.where}>{where}</span>}
    </>
  )
  if (!isThere) return <div className={styles.about}>{about}</div>
  return (
    <button type="button" className={styles.about} onClick={() => open(part)}>
      {about}
    </button>
  )
}
