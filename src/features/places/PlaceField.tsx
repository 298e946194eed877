import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PLACE_NAME_LENGTH, type PlaceFault } from '../../domain/geography/check-place'
import { RecordField } from '../../ui/staff/RecordField'

type PlaceFieldProps = Omit<ComponentProps<typeof RecordField>, 'fault'> & { fault: PlaceFault | null }

/** A field of a place, with what is wrong below it. */
export function PlaceField({ fault, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('places')
  return (
    <RecordField {...field} required fault={fault && t(`faults.${fault}`, { most: PLACE_NAME_LENGTH })} />
  )
}
