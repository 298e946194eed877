import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SlowWords } from '../../../ui/SlowWords'
import { LiveText } from '../../../ui/staff/LiveText'
import { NotDone, Unknown } from './NotDone'
import type { ManyWork } from './use-many-work'

interface ManyDialogProps {
  title: string
  /** What to decide before it begins. */
  children: ReactNode
  /** The verb with its object, on the button that begins. */
  action: string
  destructive?: boolean
  /** Why it cannot begin, told when it is tried; null when it can. */
  hindrance: string | null
  /** How many were worked on, in words. */
  told: (count: number) => string
  work: ManyWork
  onBegin: () => void
  /** What can be done once it ended, such as taking it back. */
  afterwards?: ReactNode
  onClose: () => void
}

/** Something for many answers: what to decide, how far it is, and what became of each (DAY-03). */
export function ManyDialog(props: ManyDialogProps) {
  const { title, work, onClose } = props
  const id = useId()
  return (
    <Dialog
      open
      onClose={(_event, reason) => work.step !== 'working' && reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {work.step === 'asking' && <Asking {...props} />}
      {work.step === 'working' && <Working work={work} labelledBy={id} />}
      {work.step === 'told' && <Told {...props} />}
    </Dialog>
  )
}

function Asking({ children, action, destructive = false, hindrance, onBegin, onClose }: ManyDialogProps) {
  const { t } = useTranslation()
  const [isTried, setTried] = useState(false)
  const id = useId()
  return (
    <>
      <DialogContent>
        <Stack
          component="form"
          id={id}
          noValidate
          sx={{ gap: 4, pt: 2 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (hindrance === null) onBegin()
            else setTried(true)
          }}
        >
          {children}
        </Stack>
      </DialogContent>
      {isTried && hindrance !== null && (
        <Alert severity="warning" role="alert" sx={{ flexShrink: 0, mx: 6, mt: 4 }}>
          {hindrance}
        </Alert>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <Button type="submit" form={id} variant="contained" color={destructive ? 'error' : 'primary'}>
          {action}
        </Button>
      </DialogActions>
    </>
  )
}

/** Screen readers announce each tenth. */
const SAID_SHARE = 10

function Working({ work, labelledBy }: { work: ManyWork; labelledBy: string }) {
  const { t } = useTranslation('staff')
  const share = Math.round((100 * work.done) / Math.max(1, work.total))
  return (
    <>
      <DialogContent>
        <LinearProgress variant="determinate" value={share} aria-labelledby={labelledBy} sx={{ my: 3 }} />
        <LiveText>{t('answers.many.share', { share: Math.floor(share / SAID_SHARE) * SAID_SHARE })}</LiveText>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('answers.many.progress', { done: work.done, total: work.total })}
        </Typography>
        {/* Begins anew with each that is done: only one of them may take long. What got no response is told below. */}
        {work.uncertain === 0 && <SlowWords key={work.done} pressed />}
        {work.uncertain > 0 && (
          <Typography role="status" sx={{ mt: 2 }}>
            {t('answers.many.checking', { count: work.uncertain })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={work.stop} autoFocus>
          {t('answers.many.stop')}
        </Button>
      </DialogActions>
    </>
  )
}

function Told({ told, work, afterwards, onClose }: ManyDialogProps) {
  const { t } = useTranslation()
  const { succeeded, notDone } = work
  const unknown = notDone.filter(({ failure }) => failure === 'unsure')
  return (
    <>
      <DialogContent>
        {/* Where nothing is known to be done and something may be, «0» would be false. */}
        {succeeded.length > 0 || unknown.length === 0 ? (
          <Alert
            severity={notDone.length === 0 ? 'success' : 'warning'}
            role="status"
            sx={{ mb: notDone.length === 0 ? 0 : 4 }}
          >
            {told(succeeded.length)}
          </Alert>
        ) : null}
        <NotDone outcomes={notDone.filter(({ failure }) => failure !== 'unsure')} />
        <Unknown outcomes={unknown} />
      </DialogContent>
      <DialogActions>
        {afterwards}
        {notDone.length > 0 && <Button onClick={work.retry}>{t('actions.retry')}</Button>}
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('actions.close')}
        </Button>
      </DialogActions>
    </>
  )
}
