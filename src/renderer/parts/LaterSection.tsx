import type { ComponentType } from 'react'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'
import { useLoaded } from '../use-loaded'
import { PartFrame } from './PartFrame'
import styles from './LaterSection.module.css'

interface LaterSectionProps<P> {
  /** DOM id of the heading, to which the focus goes when this part is opened. */
  heading: string
  title: string
  /** Shown while the fields are loaded. */
  loading: string
  /** Gives the fields together with their texts; the same function each time. */
  load: () => Promise<ComponentType<P>>
  /** The props of the fields. */
  given: P
}

/** A part that most forms do not have: its fields and texts are loaded only for forms that have it. */
export function LaterSection<P extends object>({
  heading,
  title,
  loading,
  load,
  given,
}: LaterSectionProps<P>) {
  const { t } = useForm()
  const [loaded, retry] = useLoaded(load)
  return (
    <PartFrame heading={heading} title={title}>
      {loaded.status === 'loading' ? (
        <p role="status" className={styles.loading}>
          {loading}
        </p>
      ) : null}
      {loaded.status === 'failed' ? (
        <Notice tone="warning" actions={<Button onClick={retry}>{t('file.retry')}</Button>}>
          <p>{t('place.failed')}</p>
        </Notice>
      ) : null}
      {loaded.status === 'done' ? <loaded.value {...given} /> : null}
    </PartFrame>
  )
}
