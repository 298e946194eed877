import { Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { otherClock } from '../../lib/clock-words'
import { useZone, ZoneProvider } from '../../lib/zone'
import { useZoneAt } from '../../lib/zone-reader'

interface MunicipalityClockProps {
  /** Path of the municipality. */
  at: string
  children: ReactNode
}

/** Says days and hours below by the clock of a municipality, once it is known (OPS-08). */
export function MunicipalityClock({ at, children }: MunicipalityClockProps) {
  const zone = useZoneAt(at)
  return zone === null ? null : <ZoneProvider zone={zone}>{children}</ZoneProvider>
}

interface ClockNoteProps {
  /** Rows follow, which people came for: it takes no more room than its line. */
  isTight?: boolean
}

/** Says whose clock a page is by, to whoever has another one (OPS-08); a line close below the title of the page. */
export function ClockNote({ isTight = false }: ClockNoteProps) {
  const { t } = useTranslation('staff')
  const zone = useZone()
  const [now] = useState(() => new Date())
  const name = otherClock(zone, now)
  return name === '' ? null : (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', ...(isTight ? { mt: -1, mb: 1 } : { mt: -3, mb: 4 }) }}
    >
      {t('otherClock', { name })}
    </Typography>
  )
}
