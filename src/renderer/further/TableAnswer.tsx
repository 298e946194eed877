import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuestions } from '../../domain/form/questions-of'
import { OUTCOME } from '../../domain/form/outcome'
import { localized } from '../../domain/language'
import { cellsInTable } from '../../domain/tables/cells-to-keep'
import { narrowed } from '../../domain/tables/narrowed'
import { tableRefIn } from '../../domain/tables/table-ref'
import type { InputProps } from '../../questions/input-props'
import { EntryField } from '../../questions/table-choice/EntryField'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'
import { useLoaded } from '../use-loaded'
import styles from './TableAnswer.module.css'

const ANY = [] as const

/**
 * An entry of a table of the municipality: what is typed finds it, arrows and Enter or a tap pick it. Where entries
 * depend on other answers, those that fit are offered (KIND-09).
 */
export function TableAnswer(props: InputProps) {
  const { t } = useTranslation('kinds')
  const { answering } = useForm()
  const { question, response, language, onChange: onAnswer } = props
  const { formato } = question
  const read = useCallback(async () => {
    const ref = tableRefIn(formato)
    return ref === null ? null : answering.loadTable(ref)
  }, [answering, formato])
  const [loaded, again] = useLoaded(read)
  const hasFailed = loaded.status === 'failed'
  const whole = loaded.status === 'done' ? loaded.value : null
  const wanted = question[OUTCOME]?.wanted ?? ANY
  const keeps = question[OUTCOME]?.keeps ?? ANY
  // What rules look up goes with what is picked.
  const onChange = useCallback<InputProps['onChange']>(
    (change) =>
      onAnswer(
        change.respuesta === undefined || !whole
          ? change
          : { ...change, celdas: cellsInTable(whole, change.respuesta, keeps) },
      ),
    [onAnswer, whole, keeps],
  )
  const table = useMemo(() => whole && narrowed(whole, wanted), [whole, wanted])
  const first = wanted.find(({ words }) => words === '')
  const asked = first && allQuestions(answering.version.secciones).find(({ id }) => id === first.question)
  // What was picked before and does not fit any more.
  const [gone, setGone] = useState('')
  const picked = response.respuesta
  const fits =
    picked === '' || wanted.length === 0 || !table || table.entries.some(([words]) => words === picked)
  useEffect(() => {
    if (fits) return
    setGone(picked)
    onChange({ respuesta: '' })
  }, [fits, picked, onChange])
  // An answer that was filled in by a link, carried over or begun before a rule asked for it.
  const cells = whole && fits ? cellsInTable(whole, picked, keeps) : response.celdas
  useEffect(() => {
    if (cells !== response.celdas) onAnswer({ celdas: cells })
  }, [cells, response.celdas, onAnswer])
  return (
    <div className={styles.field}>
      <EntryField {...props} onChange={onChange} table={table} isWaiting={asked !== undefined} />
      {asked ? (
        <p className={styles.depends}>
          {t('table.first', { question: localized(asked, 'titulo', language) })}
        </p>
      ) : null}
      <p role="status" className={styles.depends}>
        {gone !== '' && picked === '' ? t('table.gone', { entry: gone }) : ''}
      </p>
      {hasFailed || (loaded.status === 'done' && whole === null) ? (
        <Notice
          tone="warning"
          actions={hasFailed ? <Button onClick={again}>{t('table.again')}</Button> : undefined}
        >
          <p>{t(hasFailed ? 'table.failed' : 'table.unset')}</p>
        </Notice>
      ) : null}
    </div>
  )
}
