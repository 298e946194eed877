import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { MunicipalityRow } from '../../domain/statistics/across'
import { StatusTag } from '../../ui/staff/StatusTag'

/** Where a municipality lies, and whether it is blocked (GEO-03). */
export function MunicipalityPlace({
  municipality: { provincia, pais, inhabilitado },
}: {
  municipality: MunicipalityRow
}) {
  const { t } = useTranslation('statistics')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {`${provincia}, ${pais}`}
      </Typography>
      {inhabilitado && <StatusTag tone="danger" label={t('municipalities.blocked')} />}
    </Box>
  )
}
