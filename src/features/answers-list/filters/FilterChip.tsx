import { Chip } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { inOwnLanguage } from '../../../renderer/parts/own-language'
import { sentence } from '../../../lib/sentence'

interface FilterChipProps {
  label: string
  value: string
  /** In which languages they are, where that is not the page's. */
  labelTag?: string | undefined
  valueTag?: string | undefined
  onRemove: () => void
}

/** A filter that is set, as a chip that removes it. */
export function FilterChip({ label, value, labelTag, valueTag, onRemove }: FilterChipProps) {
  const { t } = useTranslation('staff')
  return (
    <Chip
      label={sentence(
        (first = '', second = '') => t('answers.filters.chip', { label: first, value: second }),
        inOwnLanguage(label, labelTag),
        inOwnLanguage(value, valueTag),
      )}
      title={t('answers.filters.remove', { name: t('answers.filters.chip', { label, value }) })}
      onDelete={onRemove}
      sx={{ maxWidth: '100%' }}
    />
  )
}
