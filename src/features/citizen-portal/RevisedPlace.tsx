import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { placeInFull } from '../../domain/answer/place'
import type { Location } from '../../domain/form/form'
import styles from './CitizenPortal.module.css'

/** The place before the revision. */
export const PlaceBefore = createContext<Location | null>(null)

/** The place that is asked for, as it was (CORR-05). */
export function RevisedPlace() {
  const { t } = useTranslation('citizen')
  const before = placeInFull(use(PlaceBefore))
  return (
    <p className={styles.when}>
      {t('revise.before')}: <span dir="auto">{before || t('revise.noPlace')}</span>
    </p>
  )
}
