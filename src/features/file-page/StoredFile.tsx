import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useFile } from '../../lib/files'
import { formatBytes } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import styles from './StoredFile.module.css'

/** A file, shown where the browser can do so without running it, and with a button to download it. */
export function StoredFile({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation('staff')
  const { status, isAsking, again, ...file } = useFile(path)
  if (status === 'waiting') {
    return (
      <Stack role="status" aria-busy="true" sx={{ gap: 3 }}>
        <Typography>{t('file.loading')}</Typography>
        <Skeleton variant="rounded" height={320} />
      </Stack>
    )
  }
  if (status === 'forbidden' || status === 'missing' || status === 'limited') {
    return (
      <EmptyState
        reason={status === 'forbidden' ? 'forbidden' : 'noMatch'}
        title={t(`file.${status}`)}
        action={
          <Button variant="outlined" loading={isAsking} loadingPosition="start" onClick={again}>
            {t(isAsking ? 'picture.asking' : 'picture.retry')}
          </Button>
        }
      >
        {t(`file.${status}Help`)}
      </EmptyState>
    )
  }
  if (status === 'failed') return <LoadFailed title={t('file.failed')} onRetry={again} />
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {file.type === 'application/pdf' && (
          <Button
            component="a"
            variant="outlined"
            href={file.address}
            target="_blank"
            rel="noopener"
            startIcon={<OpenIcon />}
          >
            {t('file.open')}
          </Button>
        )}
        <Button
          component="a"
          variant="contained"
          href={file.address}
          download={name}
          startIcon={<DownloadIcon />}
        >
          {t('file.download')}
        </Button>
        <Box sx={{ color: 'text.secondary' }}>{formatBytes(file.size, currentTag())}</Box>
      </Stack>
      <Shown {...file} name={name} />
    </Stack>
  )
}

function Shown({ address, type, name }: { address: string; type: string; name: string }) {
  const { t } = useTranslation('staff')
  if (type.startsWith('image/')) return <img className={styles.shown} src={address} alt={name} />
  // A video that a citizen filmed has no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (type.startsWith('video/')) return <video className={styles.shown} src={address} controls />
  // Neither has what somebody recorded.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (type.startsWith('audio/')) return <audio src={address} controls />
  return <Typography>{t('file.notShown')}</Typography>
}
