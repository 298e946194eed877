import OnIcon from '@mui/icons-material/CheckBoxOutlined'
import OffIcon from '@mui/icons-material/CheckBoxOutlineBlank'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/staff/ToolButton'
import type { ExportFormat } from './file-writer'
import { isExportChoice, keepExportChoice, type ExportChoice } from './export-choices'

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv']
const CHOICES: readonly ExportChoice[] = ['codes', 'unasked']
const kept = (): readonly ExportChoice[] => CHOICES.filter(isExportChoice)

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
  const [choices, setChoices] = useState(kept)
  return (
    <>
      <ToolButton
        ref={button}
        icon={DownloadIcon}
        label={label ?? t('answers.export.button')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setChoices(kept())
          setOpen(true)
        }}
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
        <Divider component="li" role="separator" />
        {CHOICES.map((choice) => {
          const isOn = choices.includes(choice)
          return (
            <MenuItem
              key={choice}
              role="menuitemcheckbox"
              aria-checked={isOn}
              onClick={() => {
                keepExportChoice(choice, !isOn)
                setChoices(isOn ? choices.filter((one) => one !== choice) : [...choices, choice])
              }}
            >
              <ListItemIcon>{isOn ? <OnIcon fontSize="small" /> : <OffIcon fontSize="small" />}</ListItemIcon>
              {t(`answers.export.${choice}`)}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
