import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file'
import { NamedPart } from '../../NamedPart'
import { useToast } from '../toast'
import type { ChartData } from './chart-data'
import { chartFile } from './chart-file'
import { imageOf } from './image-of'

interface ChartDownloadsProps {
  title: string
  /** The title with the languages of its words. */
  shownTitle?: ReactNode
  data: ChartData
  fileName: string
  /** The element with the picture; null while the table is shown. */
  drawing: RefObject<HTMLElement | null> | null
}

/** A chart as an image and its table as a file for spreadsheets (STAT-08). */
export function ChartDownloads({ title, shownTitle = title, data, fileName, drawing }: ChartDownloadsProps) {
  const { t } = useTranslation('statistics')
  const toast = useToast()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const image = async () => {
    close()
    const svg = drawing?.current?.querySelector<SVGSVGElement>('svg.recharts-surface')
    if (!svg) return toast.error(t('chart.noImage'))
    try {
      downloadFile(await imageOf(svg, title), `${fileName}.png`)
      toast.done()
    } catch {
      toast.error(t('chart.noImage'))
    }
  }
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ displayPrint: 'none' }}
      >
        <DownloadIcon fontSize="small" />
        <NamedPart sentence={(part) => t('chart.downloadOf', { title: part })} part={shownTitle} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {drawing !== null && <MenuItem onClick={() => void image()}>{t('chart.png')}</MenuItem>}
        <MenuItem
          onClick={() => {
            close()
            downloadFile(chartFile(t('share'), title, data), `${fileName}.csv`)
          }}
        >
          {t('download')}
        </MenuItem>
      </Menu>
    </>
  )
}
