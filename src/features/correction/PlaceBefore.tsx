import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { placeInFull, placeToStore } from '../../domain/answer/place'
import { sameValue } from '../../domain/same-value'
import { PLACE_REF } from '../../domain/answer/corrections/spot'
import { useForm } from '../../renderer/context'
import { Tick } from '../../renderer/Tick'
import styles from './Correction.module.css'
import { useCorrecting } from './context'

const PICK = { ...PLACE_REF, parte: 'ubicacion' as const }

/** The place can be asked of the citizen; before it was corrected or removed it is shown (CORR-02, CORR-04). */
export function PlaceBefore() {
  const { t } = useTranslation('correction')
  const { t: texts } = useForm()
  const { ask } = useCorrecting()
  return (
    <>
      <Before />
      <Tick
        id="tick-place"
        label={t('tick.of', { name: texts('place.title') })}
        words={t('tick.words')}
        on={ask.on}
        isOn={() => ask.has(PICK)}
        onTick={(isOn) => ask.tick(PICK, isOn)}
      />
    </>
  )
}

function Before() {
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
