import { useCallback } from 'react'
import { Button } from '../../../ui/native/Button'
import { Notice } from '../../../ui/native/Notice'
import { useForm } from '../context'
import section from '../parts/SectionView.module.css'
import { useLoaded } from '../use-loaded'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const PLACE_HEADING = 'place-heading'

// Most forms ask for no place: its fields and its texts come with those that do.
const load = async () => (await import('./PlaceFields')).loadPlaceFields()

/** Where the answer is given, before the sections (ANS-01, ANS-10). */
export function PlaceSection() {
  const { t } = useForm()
  const [loaded, retry] = useLoaded(useCallback(load, []))
  return (
    <section className={section.section} aria-labelledby={PLACE_HEADING}>
      <header className={section.heading}>
        <h2 id={PLACE_HEADING} tabIndex={-1}>
          {t('place.title')}
        </h2>
      </header>
      {loaded.status === 'loading' ? <p role="status">{t('place.loading')}</p> : null}
      {loaded.status === 'failed' ? (
        <Notice tone="warning" actions={<Button onClick={retry}>{t('file.retry')}</Button>}>
          <p>{t('place.failed')}</p>
        </Notice>
      ) : null}
      {loaded.status === 'done' ? <loaded.value /> : null}
    </section>
  )
}
