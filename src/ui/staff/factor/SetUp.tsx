import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../QrCode'
import { CopyButton } from '../CopyButton'
import { CodeForm } from './CodeForm'
import { problemWords, type Problem } from './problem'
import { RecoveryCodes } from './RecoveryCodes'
import { SlowWords } from '../../SlowWords'

interface Begun {
  secret: string
  address: string
}

interface SetUpProps {
  begin: () => Promise<Begun>
  confirm: (code: string) => Promise<string[]>
  problemOf: (error: unknown) => Problem
  onDone: () => void
  beside?: ReactNode
}

/** In fours, as one reads it from a screen and types it. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Sets up a second factor: a picture or a key for the app, a code of it, recovery codes (OPS-01). */
export function SetUp({ begin, confirm, problemOf, onDone, beside }: SetUpProps) {
  const { t } = useTranslation(['factor', 'common'])
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isAsked = useRef(false)
  const start = async () => {
    setProblem(null)
    setBegun(null)
    try {
      setBegun(await begin())
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  useEffect(() => {
    // Once: another one would make the picture that is shown useless.
    if (isAsked.current) return
    isAsked.current = true
    void start()
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (problem) {
    return (
      <Stack sx={{ gap: 4 }}>
        <Alert severity="error" role="alert">
          {problemWords(t, problem)}
        </Alert>
        <Button variant="outlined" onClick={() => void start()}>
          {t('own.retry')}
        </Button>
        {beside}
      </Stack>
    )
  }
  if (!begun) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }} aria-busy>
        <CircularProgress aria-label={t('setUp.title')} />
        <SlowWords pressed />
      </Box>
    )
  }
  const give = async (code: string): Promise<Problem | null> => {
    try {
      setCodes(await confirm(code))
      return null
    } catch (error) {
      return problemOf(error)
    }
  }
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography>{t('setUp.scan')}</Typography>
      <Box sx={{ width: 220, maxWidth: '100%', mx: 'auto' }}>
        <QrCode text={begun.address} label={t('setUp.qr')} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('setUp.key')}
      </Typography>
      <Typography component="code" dir="ltr" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {inFours(begun.secret)}
      </Typography>
      <Box>
        <CopyButton text={begun.secret} label={t('setUp.copyKey')} size="small" />
      </Box>
      <CodeForm lead={t('setUp.confirm')} action={t('continue')} onGive={give} beside={beside} />
    </Stack>
  )
}
