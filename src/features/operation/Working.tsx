import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { wordOf, type Part } from '../../domain/operation/part'
import { useDates } from '../../lib/use-dates'

/** What works, folded, with what lies there and goes by itself: nobody has to read it. */
export function Working({ parts, isOpen }: { parts: readonly Part[]; isOpen: boolean }) {
  const { t } = useTranslation('operation')
  const write = useDates()
  if (parts.length === 0) return null
  return (
    <Box
      component="details"
      open={isOpen}
      sx={{
        mt: 6,
        p: 4,
        border: '1px solid var(--color-border)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
      }}
    >
      <Typography
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 28, fontWeight: 'var(--weight-medium)' }}
      >
        {t('working', { count: parts.length })}
      </Typography>
      <Box component="ul" sx={{ mt: 3, mb: 0, pl: 0, listStyle: 'none', columnGap: 6, columns: { md: 2 } }}>
        {parts.map((part) => (
          <Stack
            component="li"
            key={part.name}
            direction="row"
            sx={{ py: 1, gap: 2, breakInside: 'avoid', alignItems: 'flex-start' }}
          >
            <CheckIcon aria-hidden fontSize="small" sx={{ mt: '2px', color: 'success.main' }} />
            <div>
              {t(`parts.${part.name}`)}
              {part.last !== null && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('last', { moment: write('dateTime', new Date(part.last)) })}
                </Typography>
              )}
              {part.count > 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`said.${wordOf(part)}`, { count: part.count })}
                </Typography>
              )}
            </div>
          </Stack>
        ))}
      </Box>
    </Box>
  )
}
