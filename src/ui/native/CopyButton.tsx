import { useState } from 'react'
import { Button } from './Button'
import { CheckIcon, CopyIcon } from './icons'

/** Copies a text; says so in words. Where the browser forbids it, the text stays selectable on the page. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <Button
      icon={copied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => {
        navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }}
    >
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  )
}
