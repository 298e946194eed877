import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../data/errors'
import { saveNoticeChoice } from '../../../data/staff/notices'
import { LANGUAGES } from '../../../domain/language'
import {
  choiceOf,
  WHENS,
  type NoticeChoice,
  type NoticeKind,
  type When,
} from '../../../domain/notices/choice'
import { useLanguage } from '../../../lib/i18n'
import { LANGUAGE_NAME } from '../../../lib/language'
import { useSession } from '../../../lib/session'
import { useToast } from '../../../ui/staff/toast'
import { FormChoices } from './FormChoices'
import { WhenSelect } from './WhenSelect'

const FAILURES = ['forbidden', 'offline', 'down', 'timeout', 'unsure'] as const

/** Of what a person is told by mail, and when (REACH-07). */
export function ChoiceForm({ kinds }: { kinds: readonly NoticeKind[] }) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const { user } = useSession()
  const toast = useToast()
  const [choice, setChoice] = useState<NoticeChoice>(() => {
    const stored = choiceOf(user.avisos)
    // Who never chose reads mails best in the language of the page.
    return user.avisos === undefined ? { ...stored, idioma: language } : stored
  })
  const [step, setStep] = useState<'idle' | 'busy' | (typeof FAILURES)[number] | 'unknown'>('idle')
  const set = (change: Partial<NoticeChoice>) => setChoice((before) => ({ ...before, ...change }))
  const setKind = (kind: NoticeKind, when: When) =>
    set(kind === 'vencidas' ? { vencidas: when === 'no' ? 'no' : 'dia' } : { [kind]: when })
  const save = async () => {
    setStep('busy')
    try {
      await saveNoticeChoice(user.username, choice)
      setStep('idle')
      toast.success(t('notices.saved'))
    } catch (error) {
      setStep(FAILURES.find((one) => one === errorCodeOf(error)) ?? 'unknown')
    }
  }
  return (
    <Box
      component="form"
      aria-label={t('notices.choose')}
      sx={{ maxWidth: 640, display: 'grid', gap: 4 }}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Typography>{t('notices.lead', { email: user.email })}</Typography>
      {kinds.map((kind) => (
        <WhenSelect
          key={kind}
          label={t(`notices.kinds.${kind}`)}
          help={t(`notices.about.${kind}`)}
          // What is late is so from midnight on: the morning's mail says it.
          whens={kind === 'vencidas' ? WHENS.filter((when) => when !== 'ya') : WHENS}
          value={choice[kind]}
          onChange={(when) => setKind(kind, when)}
        />
      ))}
      {kinds.includes('nuevas') && (
        <FormChoices chosen={choice.formularios} onChange={(formularios) => set({ formularios })} />
      )}
      <TextField
        select
        label={t('notices.language')}
        value={choice.idioma}
        onChange={({ target }) =>
          set({ idioma: LANGUAGES.find((one) => one === target.value) ?? choice.idioma })
        }
      >
        {LANGUAGES.map((one) => (
          <MenuItem key={one} value={one}>
            {LANGUAGE_NAME[one]}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('notices.quiet')}
      </Typography>
      {step !== 'idle' && step !== 'busy' && <Alert severity="error">{t(`notices.failed.${step}`)}</Alert>}
      <div>
        <Button type="submit" variant="contained" disabled={step === 'busy'}>
          {t('notices.save')}
        </Button>
      </div>
    </Box>
  )
}
