import LabelIcon from '@mui/icons-material/LabelOutlined'
import { Chip, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { cleanLabels } from '../../../domain/form/labels'
import { useListFilter } from '../use-list-filter'

interface LabelChipsProps {
  labels: readonly string[] | undefined
  size: 'small' | 'medium'
}

/** The labels of a form; each leads to the forms that carry it (DAY-04). Nothing where there are none. */
export function LabelChips({ labels = [], size }: LabelChipsProps) {
  const { t } = useTranslation('staff')
  const { showLabel } = useListFilter()
  if (labels.length === 0) return null
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('forms.labels.title')}
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, my: 1 }}
    >
      {cleanLabels(labels).map((label) => (
        <li key={label}>
          <Chip
            icon={<LabelIcon aria-hidden />}
            label={<bdi>{label}</bdi>}
            size={size}
            variant="outlined"
            aria-label={t('forms.labels.show', { label })}
            title={t('forms.labels.show', { label })}
            onClick={() => showLabel(label)}
          />
        </li>
      ))}
    </Stack>
  )
}
