import MailIcon from '@mui/icons-material/MailOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Answer } from '../../../domain/answer/answer'
import { loadTexts } from '../../../lib/i18n'
import { useReadTrailAgain } from '../use-answer-trail'

const MailDialog = lazy(async () => {
  const [{ MailDialog: dialog }] = await Promise.all([import('./MailDialog'), loadTexts('mail')])
  return { default: dialog }
})

/** The parameter of an address that opens the dialog at once (ANS-17). */
const ASKED = 'enviar'

/**
 * Sends the answer by e-mail (MAIL-01), where its form has the option. What is written stays while the view is open,
 * also when the dialog is closed in between.
 */
export function MailButton({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  const [search, setSearch] = useSearchParams()
  const trailGoesOn = useReadTrailAgain(answer.id)
  const [open, setOpen] = useState(search.get(ASKED) === '1')
  /** Grows with each mail: the next one begins empty. */
  const [mail, setMail] = useState(open ? 1 : 0)
  if (!answer.opcionales.envioEmail) return null

  const show = () => {
    setOpen(true)
    setMail((count) => Math.max(count, 1))
  }
  const close = () => {
    setOpen(false)
    if (!search.has(ASKED)) return
    const rest = new URLSearchParams(search)
    rest.delete(ASKED)
    setSearch(rest, { replace: true })
  }
  return (
    <>
      <Button
        variant="outlined"
        onClick={show}
        aria-haspopup="dialog"
        startIcon={<MailIcon aria-hidden />}
        sx={{ displayPrint: 'none' }}
      >
        {t('view.mail')}
      </Button>
      {mail > 0 && (
        <Suspense fallback={null}>
          <MailDialog
            key={mail}
            answer={answer}
            open={open}
            onClose={close}
            onSent={() => {
              close()
              trailGoesOn()
              setMail((count) => count + 1)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
