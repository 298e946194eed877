import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { cleanLabels, MAX_LABEL_LENGTH, MAX_LABELS } from '../../../domain/form/labels'
import { plain } from '../../../domain/text/search'
import { useKnownLabels } from './use-known-labels'
import { isBlank } from '../../../domain/text/clean'

export interface LabelsDraft {
  labels: string[]
  /** What is being typed. */
  typed: string
}

const MAX_OFFERED = 12

/** Labels of a form: typed and added one by one, or taken from those of other forms. */
export function LabelsField() {
  const { t } = useTranslation('staff')
  const input = useRef<HTMLInputElement>(null)
  const { setValue, setError, clearErrors, formState } = useFormContext<LabelsDraft>()
  const [labels, typed] = useWatch<LabelsDraft, ['labels', 'typed']>({ name: ['labels', 'typed'] })
  const disabled = formState.isSubmitting
  const isWrong = formState.errors.typed !== undefined
  const words = labels.map(plain)
  const offered = useKnownLabels().filter((label) => !words.includes(plain(label)))
  const put = (next: string[], left = '') => {
    setValue('labels', next)
    setValue('typed', left)
    clearErrors()
    input.current?.focus()
  }
  const add = (label: string, left = '') => {
    const next = cleanLabels([...labels, label])
    if (next.length > MAX_LABELS) setError('typed', { message: 'tooMany' })
    else put(next, left)
  }
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TextField
          label={t('forms.labels.one')}
          value={typed}
          onChange={({ target }) => {
            setValue('typed', target.value)
            clearErrors()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isBlank(typed)) return
            event.preventDefault()
            add(typed)
          }}
          error={isWrong}
          helperText={t(isWrong ? 'forms.labels.tooMany' : 'forms.labels.help', {
            most: MAX_LABELS,
            letters: MAX_LABEL_LENGTH,
          })}
          inputRef={input}
          disabled={disabled}
          autoFocus
          fullWidth
          slotProps={{
            htmlInput: { maxLength: MAX_LABEL_LENGTH, autoComplete: 'off', enterKeyHint: 'done' },
          }}
        />
        <Button
          variant="outlined"
          startIcon={<AddIcon aria-hidden />}
          disabled={disabled}
          onClick={() => add(typed)}
          sx={{ height: 40, flexShrink: 0 }}
        >
          {t('forms.labels.add')}
        </Button>
      </Stack>
      {labels.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label={t('forms.labels.title')}
          useFlexGap
          sx={{ gap: 2, flexWrap: 'wrap', mt: 4 }}
        >
          {labels.map((label) => (
            <Chip
              key={label}
              label={<bdi>{label}</bdi>}
              title={t('forms.labels.remove', { label })}
              disabled={disabled}
              onDelete={() =>
                put(
                  labels.filter((other) => other !== label),
                  typed,
                )
              }
            />
          ))}
        </Stack>
      )}
      {offered.length > 0 && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4, mb: 2 }}>
            {t('forms.labels.known')}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
            {offered.slice(0, MAX_OFFERED).map((label) => (
              <Chip
                key={label}
                icon={<AddIcon aria-hidden />}
                label={<bdi>{label}</bdi>}
                variant="outlined"
                disabled={disabled}
                onClick={() => add(label, typed)}
              />
            ))}
          </Stack>
        </>
      )}
    </Box>
  )
}
