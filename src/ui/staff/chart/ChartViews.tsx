import BarsIcon from '@mui/icons-material/AlignHorizontalLeft'
import ColumnsIcon from '@mui/icons-material/BarChart'
import MapIcon from '@mui/icons-material/MapOutlined'
import PieIcon from '@mui/icons-material/PieChartOutlineOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedPart } from '../../NamedPart'
import type { PictureKind } from './chart-data'

export type ChartView = PictureKind | 'table'

const ICON: Record<PictureKind | 'map' | 'table', typeof TableIcon> = {
  map: MapIcon,
  columns: ColumnsIcon,
  bars: BarsIcon,
  pie: PieIcon,
  table: TableIcon,
}

interface ChartViewsProps<T extends PictureKind | 'map'> {
  title: ReactNode
  pictures: readonly T[]
  view: T | 'table'
  onView: (view: T | 'table') => void
}

/** A chart, or a map, as one of its pictures or as its table. */
export function ChartViews<T extends PictureKind | 'map'>({
  title,
  pictures,
  view,
  onView,
}: ChartViewsProps<T>) {
  const { t } = useTranslation('statistics')
  const id = useId()
  return (
    <>
      <NamedPart id={id} sentence={(part) => t('views.of', { title: part })} part={title} />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={view}
        aria-labelledby={id}
        onChange={(_event, next: T | 'table' | null) => {
          if (next !== null) onView(next)
        }}
        sx={{ displayPrint: 'none' }}
      >
        {[...pictures, 'table' as const].map((one) => {
          const Icon: typeof TableIcon = ICON[one]
          return (
            <ToggleButton
              key={one}
              value={one}
              sx={{ gap: 1, minHeight: 36, fontSize: 'var(--text-14)', textTransform: 'none' }}
            >
              <Icon fontSize="small" aria-hidden />
              {t(one === 'table' || one === 'map' || pictures.length > 1 ? `views.${one}` : 'views.chart')}
            </ToggleButton>
          )
        })}
      </ToggleButtonGroup>
    </>
  )
}
