import { Skeleton, Typography } from '@mui/material'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { usePrinted } from '../../../lib/printed'
import { useNear } from '../../../lib/use-near'
import { ErrorBoundary } from '../../ErrorBoundary'
import unseen from '../../unseen.module.css'
import { Section } from '../Section'
import { MAX_BARS, type ChartData, type PictureKind } from './chart-data'
import { ChartDownloads } from './ChartDownloads'
import { ChartTable } from './ChartTable'
import { ChartViews, type ChartView } from './ChartViews'
import { PaperChart } from './PaperChart'
import paper from './PaperChart.module.css'

/**
 * Loads the drawing library, where a chart comes into sight; a page of charts calls this while it reads its numbers.
 */
export const loadPicture = () => import('./Picture')
const Picture = lazy(() => loadPicture().then((module) => ({ default: module.Picture })))

interface ChartSectionProps {
  title: string
  /** The title with the languages of its words, where they are not the page's. */
  shownTitle?: ReactNode
  /** How many answers it counts, beside the title. */
  number: string
  /** The sentence that screen readers say for the picture: its highest row, or another result. */
  summary: string
  data: ChartData
  /** The pictures that are offered, the first is shown. */
  pictures: readonly [PictureKind, ...PictureKind[]]
  /** Name of its files, without ending. */
  fileName: string
  heading?: 'h2' | 'h3'
  /** Further facts between the title and the picture. */
  children?: ReactNode
}

/**
 * A chart with its title, its table and its files (STAT-02, STAT-08). The picture is drawn when it is scrolled near.
 */
export function ChartSection({
  title,
  shownTitle = title,
  number,
  summary,
  data,
  pictures,
  fileName,
  heading = 'h2',
  children,
}: ChartSectionProps) {
  const { t } = useTranslation('statistics')
  const id = useId()
  const [view, setView] = useState<ChartView>(pictures[0])
  const drawing = useRef<HTMLDivElement>(null)
  const isNear = useNear(drawing)
  const isPrinted = usePrinted() !== null
  const navigate = useNavigate()
  const table = <ChartTable title={shownTitle} data={data} />
  const waiting = <Skeleton variant="rounded" aria-busy={isNear} height={260} />
  const isCut = view === 'bars' && data.rows.length > MAX_BARS
  return (
    <Section
      title={shownTitle}
      number={number}
      heading={heading}
      actions={
        <>
          <ChartViews title={shownTitle} pictures={pictures} view={view} onView={setView} />
          <ChartDownloads
            title={title}
            shownTitle={shownTitle}
            data={data}
            fileName={fileName}
            drawing={view === 'table' ? null : drawing}
          />
        </>
      }
    >
      {children}
      {isPrinted ? <PaperChart title={shownTitle} data={data} kind={pictures[0]} /> : null}
      <div ref={drawing} className={paper.screen}>
        {view === 'table' ? (
          table
        ) : (
          <>
            <ErrorBoundary fallback={table}>
              <span id={id} className={unseen.unseen}>
                {shownTitle}. {summary}
              </span>
              {isNear ? (
                <Suspense fallback={waiting}>
                  <Picture
                    kind={view}
                    labelledBy={id}
                    unit={data.unit}
                    rows={data.rows}
                    {...(data.decimals !== undefined && { decimals: data.decimals })}
                    onOpen={(to) => void navigate(to)}
                  />
                </Suspense>
              ) : (
                waiting
              )}
            </ErrorBoundary>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
              {isCut ? `${summary} · ${t('chart.cut', { shown: MAX_BARS, all: data.rows.length })}` : summary}
            </Typography>
          </>
        )}
      </div>
    </Section>
  )
}
