import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PLACE_FAULTS, MAX_PLACE_NAME_LENGTH } from '../../domain/geography/check-place'
import { RecordField } from '../../ui/staff/RecordField'

/** A field of a place with its problem below it; required unless said otherwise. */
export function PlaceField(field: Omit<ComponentProps<typeof RecordField>, 'faultWords'>) {
  const { t } = useTranslation('places')
  const faultWords = (fault: string) => {
    const known = PLACE_FAULTS.find((one) => one === fault)
    return known ? t(`faults.${known}`, { most: MAX_PLACE_NAME_LENGTH }) : fault
  }
  return <RecordField required {...field} faultWords={faultWords} />
}
