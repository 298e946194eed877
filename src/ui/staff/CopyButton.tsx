import CheckIcon from '@mui/icons-material/Check'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SHOWN_MS = 2500

interface CopyButtonProps {
  text: string
  /** «Copiar enlace»; «Copiar» when left out. */
  label?: string
  size?: 'small' | 'medium'
}

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ text, label, size = 'medium' }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true))
  }
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={copied ? <CheckIcon aria-hidden /> : <ContentCopyIcon aria-hidden />}
      onClick={copy}
    >
      <span aria-live="polite">{copied ? t('actions.copied') : (label ?? t('actions.copy'))}</span>
    </Button>
  )
}
