import { Alert, Box, Button, Skeleton, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../../data/failure-key'
import { addNote, listNotes, MAX_NOTES_READ, removeNote } from '../../../data/staff/notes'
import { MAX_NOTE, type AnswerNote } from '../../../domain/answer/note'
import { authorName } from '../../../domain/answer/people'
import { useDates } from '../../../lib/use-dates'
import { useSession } from '../../../lib/session'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import styles from '../History.module.css'
import { useTypedNote } from './use-typed-note'
import { cleanText } from '../../../domain/text/clean'

/** Notes of staff for each other about an answer: citizens never see them, and they are not printed (VIEW-06). */
export function Notes({ answerId }: { answerId: string }) {
  const { t } = useTranslation('staff')
  const notes = useQuery({
    ...{ queryKey: ['notes', answerId], queryFn: () => listNotes(answerId) },
    // Colleagues may have written notes meanwhile.
    refetchOnWindowFocus: true,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const isOneGone = useRef(false)
  useEffect(() => {
    // The focused button was removed with its note.
    if (isOneGone.current) heading.current?.focus()
    isOneGone.current = false
  }, [notes.data])
  return (
    <Box
      component="section"
      className={styles.history}
      aria-labelledby="notes"
      sx={{ mt: 10, displayPrint: 'none' }}
    >
      <h2 id="notes" ref={heading} tabIndex={-1}>
        {t('view.notes.title')}
      </h2>
      <p className={styles.about}>{t('view.notes.help')}</p>
      {notes.isPending && (
        <div role="status" aria-busy="true" aria-label={t('view.notes.loading')} className={styles.loading}>
          <Skeleton width="60%" />
        </div>
      )}
      {!notes.data && notes.isError && (
        <div role="alert" className={styles.failed}>
          <p>{t('view.notes.failed')}</p>
          <Button size="small" variant="outlined" onClick={() => void notes.refetch()}>
            {t('forms.retry')}
          </Button>
        </div>
      )}
      {notes.data && notes.data.length > 0 && (
        <Written answerId={answerId} notes={notes.data} onRemoved={() => (isOneGone.current = true)} />
      )}
      <NewNote key={answerId} answerId={answerId} />
    </Box>
  )
}

interface WrittenProps {
  answerId: string
  notes: readonly AnswerNote[]
  onRemoved: () => void
}

function Written({ answerId, notes, onRemoved }: WrittenProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      {notes.length >= MAX_NOTES_READ && (
        <p className={styles.about}>{t('view.notes.newest', { count: MAX_NOTES_READ })}</p>
      )}
      <Box component="ol" sx={{ mt: 4 }}>
        {notes.map((note) => (
          <Note key={note.id} answerId={answerId} note={note} onRemoved={onRemoved} />
        ))}
      </Box>
    </>
  )
}

type FailureKey = ReturnType<typeof serviceFailureKey>

interface NoteProps {
  answerId: string
  note: AnswerNote
  onRemoved: () => void
}

function Note({ answerId, note, onRemoved }: NoteProps) {
  const write = useDates()
  const { t } = useTranslation(['staff', 'common'])
  const { user } = useSession()
  const queries = useQueryClient()
  const [step, setStep] = useState<'idle' | 'asking' | 'removing' | 'failed'>('idle')
  const [why, setWhy] = useState<FailureKey>(null)
  const { texto, autor, fecha } = note
  const removal = t('view.notes.removeOf', { date: write('dateTime', fecha) })
  const who = authorName({ ...note, creadoPor: autor })
  const remove = async () => {
    setStep('removing')
    try {
      await removeNote(answerId, note.id)
      onRemoved()
      setStep('idle')
      await queries.invalidateQueries({ queryKey: ['notes', answerId] })
    } catch (error) {
      setWhy(serviceFailureKey(error))
      setStep('failed')
    }
  }
  return (
    <li>
      <strong>{who}</strong>
      <p className={styles.about}>{write('dateTime', fecha)}</p>
      <p className={styles.comment} dir="auto">
        {texto}
      </p>
      {autor === user.username && (
        <Button
          size="small"
          color="error"
          disabled={step === 'removing'}
          aria-label={removal}
          onClick={() => setStep('asking')}
        >
          {t('view.notes.remove')}
        </Button>
      )}
      {step === 'failed' && <Alert severity="error">{t(why ?? 'view.notes.removeFailed')}</Alert>}
      <ConfirmDialog
        open={step === 'asking' || step === 'removing'}
        title={removal}
        confirmLabel={t('view.notes.remove')}
        destructive
        busy={step === 'removing'}
        onConfirm={() => void remove()}
        onClose={() => setStep('idle')}
      >
        <span dir="auto">{texto}</span>
      </ConfirmDialog>
    </li>
  )
}

function NewNote({ answerId }: { answerId: string }) {
  const { t } = useTranslation(['staff', 'common'])
  const { user } = useSession()
  const queries = useQueryClient()
  const [why, setWhy] = useState<FailureKey>(null)
  const { text, setText, idFor, forget } = useTypedNote(answerId)
  const [step, setStep] = useState<'idle' | 'saving' | 'failed' | 'empty'>('idle')
  const add = async () => {
    const texto = cleanText(text)
    if (texto === '') {
      setStep('empty')
      return
    }
    setStep('saving')
    try {
      await addNote(answerId, idFor(texto), texto, user)
      forget()
      setStep('idle')
      await queries.invalidateQueries({ queryKey: ['notes', answerId] })
    } catch (error) {
      setWhy(serviceFailureKey(error))
      setStep('failed')
    }
  }
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 4, display: 'grid', gap: 2, maxWidth: 720 }}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={t('view.notes.label')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          if (step === 'empty') setStep('idle')
        }}
        disabled={step === 'saving'}
        error={step === 'empty'}
        helperText={step === 'empty' ? t('view.notes.empty') : undefined}
        multiline
        minRows={2}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, dir: 'auto' } }}
      />
      {step === 'failed' && (
        <Alert severity="error" role="alert">
          {t(why ?? 'view.notes.addFailed')}
        </Alert>
      )}
      <Button type="submit" variant="outlined" loading={step === 'saving'} sx={{ justifySelf: 'start' }}>
        {t('view.notes.add')}
      </Button>
    </Box>
  )
}
