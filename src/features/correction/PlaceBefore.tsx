import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { placeInFull, placeToStore } from '../../domain/answer/place'
import { sameValue } from '../../domain/same-value'
import { useForm } from '../../renderer/context'
import styles from './Correction.module.css'
import { useCorrecting } from './context'

/** The place before it was corrected or removed (CORR-02). */
export function PlaceBefore() {
  const { t } = useTranslation('correction')
  const { place } = useForm().answering
  const { place: before } = useCorrecting()
  const now = useSyncExternalStore(place.on, place.state)
  const { latlng, direccion } = now
  if (sameValue(before, placeToStore({ latlng, direccion }))) return null
  return (
    <div className={styles.was}>
      <span className={styles.word}>{t('before')}</span>
      <del dir="auto">{placeInFull(before) || t('noPlace')}</del>
    </div>
  )
}
