import HelpIcon from '@mui/icons-material/HelpOutlineOutlined'
import { IconButton, Popover, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A button that tells what is searched, and how (DAY-01). */
export function SearchHelp() {
  const { t } = useTranslation('staff')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = t('answers.search.about')
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        edge="end"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        onClick={() => setOpen(true)}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
      <Popover
        anchorEl={() => button.current}
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            tabIndex: -1,
            sx: { p: 4, maxWidth: 'min(400px, calc(100% - 32px))' },
          },
        }}
      >
        <Typography sx={{ mb: 2 }}>{t('answers.search.help')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('answers.search.how')}</Typography>
      </Popover>
    </>
  )
}
