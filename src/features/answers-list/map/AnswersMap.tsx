import { useDates } from '../../../lib/use-dates'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazy, Suspense } from 'react'
import { MAP } from '../../../domain/answer/place'
import { ANSWERS_MAP_ZOOM, placed, type AnswerPlace } from '../../../domain/answers-list/map'
import { dateShown, type AnswersOrder } from '../../../domain/answers-list/filters'
import type { FormHead } from '../../../domain/form/form-head'
import { stateWords } from '../../../domain/states/choices'
import { formatNumber } from '../../../lib/formats'
import { currentTag, useLanguage } from '../../../lib/i18n'
import frame from '../../../ui/map/frame.module.css'
import { Bubble } from './Bubble'

/** Loaded only where somebody looks at a map. */
const ClusterMap = lazy(() =>
  import('../../../ui/map/ClusterMap').then((module) => ({ default: module.ClusterMap })),
)

interface AnswersMapProps {
  form: FormHead
  answers: readonly AnswerPlace[]
  order: AnswersOrder
  /** All are brought into view when this is another than before. */
  fitFor: string
}

const KEYS = 'answers-map-keys'

/** The answers that have a place, on a map (ALIST-03). The list says the same in words. */
export function AnswersMap({ form, answers, order, fitFor }: AnswersMapProps) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const [opened, setOpened] = useState<readonly string[]>([])
  const [hasTiles, setTiles] = useState(true)
  const { onMap, without } = useMemo(() => placed(answers), [answers])
  const points = useMemo(
    () =>
      onMap.map(({ id, point, codigoMunicipio, estados, ...answer }) => ({
        id,
        ...point,
        label: [codigoMunicipio, stateWords(estados, language), write('dateTime', answer[dateShown(order)])]
          .filter(Boolean)
          .join(', '),
      })),
    [onMap, order, language, write],
  )
  const number = (count: number) => formatNumber(count, currentTag())
  return (
    <>
      {without > 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t('answers.map.without', { count: without, number: number(without) })}
        </Typography>
      )}
      <Typography id={KEYS} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('answers.map.keys')}
      </Typography>
      <Suspense fallback={<MapSkeleton />}>
        <ClusterMap
          points={points}
          fitFor={fitFor}
          centre={form.ubicacion?.latlng ?? MAP.centre}
          zoom={ANSWERS_MAP_ZOOM}
          label={t('answers.map.label')}
          describedBy={KEYS}
          zoomIn={t('view.zoomIn')}
          zoomOut={t('view.zoomOut')}
          groupLabel={(count) => t('answers.map.group', { count, number: number(count) })}
          onOpen={setOpened}
          onTiles={setTiles}
        >
          <Bubble answers={onMap.filter(({ id }) => opened.includes(id))} order={order} />
        </ClusterMap>
      </Suspense>
      <Box aria-live="polite">
        {!hasTiles && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('answers.map.noTiles')}
          </Alert>
        )}
      </Box>
    </>
  )
}

/** The map's place while it loads. */
export function MapSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton variant="rounded" className={frame.tall} />
    </Box>
  )
}
