import { Box } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZES, type PageSize } from '../../lib/page-size'

interface RowsPerPageProps {
  size: PageSize
  onSize: (size: PageSize) => void
}

/** How many rows a page has (ALIST-01). */
export function RowsPerPage({ size, onSize }: RowsPerPageProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, displayPrint: 'none' }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {t('answers.rows')}
      </Box>
      <Box
        component="select"
        id={id}
        value={size}
        onChange={({ target }) => {
          const next = PAGE_SIZES.find((one) => String(one) === target.value)
          if (next) onSize(next)
        }}
        sx={{
          height: 36,
          px: 2,
          font: 'inherit',
          color: 'var(--color-text)',
          backgroundColor: 'var(--color-surface)',
          border: '1px solid var(--color-border-strong)',
          borderRadius: 'var(--radius)',
        }}
      >
        {PAGE_SIZES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Box>
    </Box>
  )
}
