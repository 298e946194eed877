import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { typedPoint, type MunicipalityDraft } from '../../domain/geography/check-place'
import { defaultTimeZone } from '../../domain/geography/default-zone'
import type { PlacedProvince } from '../../domain/geography/tree'
import { dateWriterIn } from '../../domain/dates'
import { isTimeZone } from '../../domain/zone'
import { timeZones, zoneName } from '../../domain/zone-times'
import { currentTag } from '../../lib/i18n'

/** Letters as they are searched: small, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** The zones of this platform by name, and by what people call their time. */
function useZones(chosen: string) {
  const tag = currentTag()
  return useMemo(() => {
    const all = [...new Set([...timeZones(), ...(isTimeZone(chosen) ? [chosen] : [])])].sort()
    return new Map(all.map((zone) => [zone, zoneName(zone, tag)]))
  }, [chosen, tag])
}

interface ZoneFieldProps {
  provinces: readonly PlacedProvince[]
  /** Nobody chose one yet: it follows from where the municipality lies. */
  follows: boolean
}

/** By which clock the days and hours of the municipality are (OPS-08). */
export function ZoneField({ provinces, follows }: ZoneFieldProps) {
  const { t } = useTranslation('places')
  const { field, fieldState, formState } = useController<MunicipalityDraft, 'zonaHoraria'>({
    name: 'zonaHoraria',
  })
  const { resetField } = useFormContext<MunicipalityDraft>()
  const [provincePath, centro, kept] = useWatch<MunicipalityDraft, ['provincePath', 'centro', 'zonaHoraria']>(
    { name: ['provincePath', 'centro', 'zonaHoraria'] },
  )
  const province = provinces.find(({ path }) => path === provincePath)
  const usual = province
    ? defaultTimeZone({ pais: province.pais, provincia: province.nombre, centro: typedPoint(centro) })
    : ''
  const isOpen = follows && !fieldState.isDirty && usual !== ''
  useEffect(() => {
    if (isOpen) resetField('zonaHoraria', { defaultValue: usual })
  }, [isOpen, usual, resetField])

  const zones = useZones(kept)
  const write = isTimeZone(kept) ? dateWriterIn(kept) : null
  const [now] = useState(() => new Date())
  // Where the province lacks the zone follows from it, and only the province is told.
  const isFaulty = fieldState.error !== undefined && provincePath !== ''
  const fault =
    fieldState.error?.message === 'zoneUnknown' ? t('faults.zoneUnknown') : t('faults.zoneMissing')
  return (
    <Autocomplete<string>
      options={[...zones.keys()]}
      value={kept === '' ? null : kept}
      onChange={(_event, next) => field.onChange(next ?? '')}
      autoHighlight
      openOnFocus
      disabled={formState.isSubmitting}
      noOptionsText={t('municipalities.zoneNone')}
      getOptionLabel={(zone) => [zone, zones.get(zone)].filter(Boolean).join(' · ')}
      getOptionKey={(zone) => zone}
      filterOptions={(all, { inputValue, getOptionLabel }) => {
        const words = plain(inputValue).replaceAll('_', ' ').split(/\s+/)
        const isChosen = inputValue === (kept && getOptionLabel(kept))
        return all.filter((zone) => {
          const name = plain(getOptionLabel(zone)).replaceAll('_', ' ')
          return isChosen || words.every((word) => name.includes(word))
        })
      }}
      renderInput={(given) => (
        <TextField
          {...given}
          required
          name="zonaHoraria"
          label={t('municipalities.zone')}
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={isFaulty}
          slotProps={{ ...given.slotProps, formHelperText: isFaulty ? { role: 'alert' } : {} }}
          helperText={
            isFaulty
              ? fault
              : write && t('municipalities.zoneHelp', { time: write('time', now), date: write('date', now) })
          }
        />
      )}
    />
  )
}
