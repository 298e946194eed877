import ListIcon from '@mui/icons-material/FormatListBulleted'
import MapIcon from '@mui/icons-material/MapOutlined'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { ANSWER_VIEWS, type AnswersView } from '../../lib/answers-address'

const ICON = { list: ListIcon, map: MapIcon }

interface ViewSwitchProps {
  view: AnswersView
  onView: (view: AnswersView) => void
}

/** The answers as a list or on a map (ALIST-03). */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('staff')
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={view}
      aria-label={t('answers.views.label')}
      onChange={(_event, next: AnswersView | null) => {
        if (next !== null) onView(next)
      }}
      sx={{ displayPrint: 'none' }}
    >
      {ANSWER_VIEWS.map((one) => {
        const Icon = ICON[one]
        return (
          <ToggleButton
            key={one}
            value={one}
            aria-label={t(`answers.views.${one}`)}
            sx={{ gap: 1, height: 36, py: 0, textTransform: 'none' }}
          >
            <Icon fontSize="small" aria-hidden />
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {t(`answers.views.${one}`)}
            </Box>
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
