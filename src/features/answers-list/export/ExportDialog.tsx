import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import { SlowWords } from '../../../ui/SlowWords'
import { LiveText } from '../../../ui/staff/LiveText'
import { useExport, type ExportOrder } from './use-export'

const MINUTE_MS = 60_000
/** Screen readers announce each tenth, because pages of answers come every second. */
const SAID_SHARE = 10

/** An export under way, and how far it is; the rest of the app waits behind it (§1.9) and is not drawn with each page. */
export function ExportDialog(order: ExportOrder) {
  const { exporting, cancel } = useExport(order)
  const { progress, left } = exporting
  const { t } = useTranslation('staff')
  const number = (value: number) => formatNumber(value, currentTag())
  const share = progress === null ? undefined : Math.round((100 * progress.done) / progress.total)
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && cancel()}
      aria-labelledby="export-title"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="export-title">{t('answers.export.title')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          {...(share !== undefined && { value: share })}
          aria-labelledby="export-title"
          sx={{ my: 3 }}
        />
        <LiveText>
          {share === undefined
            ? t('answers.export.beginning')
            : t('answers.export.share', { share: Math.floor(share / SAID_SHARE) * SAID_SHARE })}
        </LiveText>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {progress === null
            ? t('answers.export.beginning')
            : t('answers.export.progress', { done: number(progress.done), total: number(progress.total) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
          {left === null
            ? ''
            : left < MINUTE_MS
              ? t('answers.export.soon')
              : t('answers.export.left', { count: Math.ceil(left / MINUTE_MS) })}
        </Typography>
        <SlowWords key={progress?.done ?? -1} />
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} autoFocus>
          {t('answers.export.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
