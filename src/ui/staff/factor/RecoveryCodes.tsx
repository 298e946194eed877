import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../CopyButton'
import { HinderedButton } from '../HinderedButton'
import styles from './RecoveryCodes.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Recovery codes, shown this once, to copy, print or download (OPS-01). One goes on once one says that they are kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('factor')
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography>{t('codes.text')}</Typography>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      <Stack direction="row" className={styles.unprinted} sx={{ flexWrap: 'wrap', gap: 2 }}>
        <CopyButton text={text} />
        <Button variant="outlined" onClick={() => globalThis.print()}>
          {t('codes.print')}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`MuniFormularios\n\n${text}\n`)}`}
          download={`${t('codes.file')}.txt`}
        >
          {t('codes.download')}
        </Button>
      </Stack>
      <FormControlLabel
        className={styles.unprinted}
        label={t('codes.saved')}
        control={<Checkbox checked={isKept} onChange={(_, on) => setKept(on)} />}
      />
      <HinderedButton
        className={styles.unprinted}
        variant="contained"
        color="secondary"
        size="large"
        hindrance={isKept ? null : t('codes.keepFirst')}
        onClick={onDone}
      >
        {t('codes.done')}
      </HinderedButton>
    </Stack>
  )
}
