import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { tableRefIn } from '../../domain/tables/table-ref'
import type { InputProps } from '../../questions/input-props'
import { EntryField } from '../../questions/table-choice/EntryField'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'
import { useLoaded } from '../use-loaded'
import styles from './TableAnswer.module.css'

/** An entry of a table of the municipality: what is typed finds it, arrows and Enter or a tap pick it (KIND-09). */
export function TableAnswer(props: InputProps) {
  const { t } = useTranslation('kinds')
  const { answering } = useForm()
  const { formato } = props.question
  const read = useCallback(async () => {
    const ref = tableRefIn(formato)
    return ref === null ? null : answering.loadTable(ref)
  }, [answering, formato])
  const [loaded, again] = useLoaded(read)
  const hasFailed = loaded.status === 'failed'
  const table = loaded.status === 'done' ? loaded.value : null
  return (
    <div className={styles.field}>
      <EntryField {...props} table={table} />
      {hasFailed || (loaded.status === 'done' && table === null) ? (
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
