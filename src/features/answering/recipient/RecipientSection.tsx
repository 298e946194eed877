import { useCallback } from 'react'
import { Button } from '../../../ui/native/Button'
import { Notice } from '../../../ui/native/Notice'
import { useForm } from '../context'
import section from '../parts/SectionView.module.css'
import { useLoaded } from '../use-loaded'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const RECIPIENT_HEADING = 'recipient-heading'

// Most forms ask for nobody: the fields and their texts come with those that do.
const load = async () => (await import('./parts')).loadRecipientFields()

/** Whom the answer is about, before everything else (ANS-02, RECIP-01). */
export function RecipientSection() {
  const { t } = useForm()
  const [loaded, retry] = useLoaded(useCallback(load, []))
  return (
    <section className={section.section} aria-labelledby={RECIPIENT_HEADING}>
      <header className={section.heading}>
        <h2 id={RECIPIENT_HEADING} tabIndex={-1}>
          {t('recipient.title')}
        </h2>
      </header>
      {loaded.status === 'loading' ? <p role="status">{t('recipient.loading')}</p> : null}
      {loaded.status === 'failed' ? (
        <Notice tone="warning" actions={<Button onClick={retry}>{t('file.retry')}</Button>}>
          <p>{t('place.failed')}</p>
        </Notice>
      ) : null}
      {loaded.status === 'done' ? <loaded.value /> : null}
    </section>
  )
}
