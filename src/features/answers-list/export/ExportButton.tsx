import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Menu, MenuItem } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/staff/ToolButton'
import type { ExportFormat } from './file-writer'

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv']

interface ExportButtonProps {
  /** What the button says; «Exportar» when left out. */
  label?: string
  onExport: (format: ExportFormat) => void
}

/** Offers the answers that the list shows now, or those chosen, as a file (ALIST-06, DAY-03). */
export function ExportButton({ label, onExport }: ExportButtonProps) {
  const { t } = useTranslation('staff')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ToolButton
        ref={button}
        icon={DownloadIcon}
        label={label ?? t('answers.export.button')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Menu anchorEl={() => button.current} open={open} onClose={() => setOpen(false)}>
        {FORMATS.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setOpen(false)
              onExport(format)
            }}
          >
            {t(`answers.export.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
