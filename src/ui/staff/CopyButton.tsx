import CheckIcon from '@mui/icons-material/Check'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SHOWN_FOR } from '../../lib/shown-for'

interface CopyButtonProps {
  text: string
  /** «Copiar enlace»; «Copiar» when left out. */
  label?: string
  size?: 'small' | 'medium'
}

/** Puts a text on the clipboard and says whether it did. */
export function CopyButton({ text, label, size = 'medium' }: CopyButtonProps) {
  const { t } = useTranslation('staff')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR.plain)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={outcome === 'copied' ? <CheckIcon aria-hidden /> : <ContentCopyIcon aria-hidden />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{outcome ? t(`actions.${outcome}`) : (label ?? t('actions.copy'))}</span>
    </Button>
  )
}
