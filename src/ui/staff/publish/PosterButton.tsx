import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file'
import { useLanguage } from '../../../lib/i18n'
import { NamedPart } from '../../NamedPart'
import { useToast } from '../toast'

interface PosterButtonProps {
  /** Makes the PDF in a language. */
  make: (language: ReturnType<typeof useLanguage>) => Promise<Blob>
  /** What of the file's name says what it announces. */
  name: string
  /** What it announces, for who does not see what stands beside it. */
  of?: string
  /** The language of that, where it is not the page's. */
  lang?: string | undefined
}

/** Downloads a poster of A4 with a code to scan, in the language of the person (REACH-02). */
export function PosterButton({ make, name, of, lang }: PosterButtonProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      downloadFile(await make(language), `${t('publish.posterFile')}-${name}.pdf`)
      toast.done()
    } catch {
      toast.error(t('publish.posterFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant={of === undefined ? 'outlined' : 'text'}
      startIcon={<PrintIcon aria-hidden />}
      disabled={busy}
      onClick={() => void download()}
    >
      <span aria-hidden={of !== undefined}>{t('publish.poster')}</span>
      {of !== undefined && (
        <NamedPart sentence={(part) => t('publish.posterOf', { title: part })} part={of} lang={lang} />
      )}
    </Button>
  )
}
