import { Box, ToggleButton } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QUICK_PERIODS, type PeriodControl } from '../../lib/use-period'

/** The periods that have a name, in one line; a phone scrolls it to the one that is chosen (STAT-01). */
export function QuickPeriods({ quick, choose }: Pick<PeriodControl, 'quick' | 'choose'>) {
  const { t } = useTranslation('statistics')
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (line.current && chosen) line.current.scrollLeft = chosen.offsetLeft - line.current.offsetLeft
  }, [quick])
  return (
    <Box
      ref={line}
      role="group"
      aria-label={t('period.label')}
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        gap: 2,
        overflowX: { xs: 'auto', sm: 'visible' },
        // The focus ring is drawn outside of the buttons.
        p: 1,
        m: -1,
      }}
    >
      {QUICK_PERIODS.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          size="small"
          color="primary"
          selected={one === quick}
          onChange={() => choose(one)}
          sx={{
            height: 40,
            px: 3,
            fontSize: 'var(--text-16)',
            textTransform: 'none',
            borderColor: 'var(--color-border-strong)',
            flex: 'none',
          }}
        >
          {t(`period.quick.${one}`)}
        </ToggleButton>
      ))}
    </Box>
  )
}
