import { Autocomplete, Button, Stack, TextField, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addForms } from '../../../domain/catalogue/arrange'
import { MOST_LISTED, type Listed } from '../../../domain/catalogue/arrangement'
import { SUBJECTS } from '../../../domain/catalogue/subjects'
import { EmptyState } from '../../../ui/staff/EmptyState'
import { ListedForm } from './ListedForm'
import type { PublishedForm } from '../../../data/staff/catalogue'

interface ListedFormsProps {
  /** The public forms of the municipality. */
  forms: readonly PublishedForm[]
  listed: readonly Listed[]
  onChange: (listed: Listed[]) => void
}

/** The forms of a catalogue by subject, and the field that adds one. */
export function ListedForms({ forms, listed, onChange }: ListedFormsProps) {
  const { t } = useTranslation('listing')
  const byId = useMemo(() => new Map(forms.map((form) => [form.id, form])), [forms])
  const left = forms.filter(({ id }) => !listed.some((one) => one.id === id))
  // Another key empties the field once its form was added.
  const [added, setAdded] = useState(0)
  const add = (ids: string[]) => {
    onChange(addForms(listed, ids, 'otros'))
    setAdded((count) => count + 1)
  }
  const room = MOST_LISTED - listed.length
  return (
    <Stack component="section" sx={{ gap: 4 }}>
      <Typography variant="h2">{t('forms', { count: listed.length })}</Typography>
      {forms.length === 0 && listed.length === 0 ? (
        <EmptyState reason="empty" title={t('noneTitle')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
          <Autocomplete
            key={added}
            options={left}
            getOptionLabel={({ titulo }) => titulo}
            getOptionKey={({ id }) => id}
            disabled={left.length === 0 || room <= 0}
            noOptionsText={t('noneFound')}
            onChange={(_, form) => form && add([form.id])}
            renderInput={(params) => <TextField {...params} label={t('add')} />}
            sx={{ flexGrow: 1, maxWidth: { sm: 560 } }}
          />
          {left.length > 1 && room > 0 && (
            <Button onClick={() => add(left.slice(0, room).map(({ id }) => id))}>
              {t('addAll', { count: Math.min(left.length, room) })}
            </Button>
          )}
        </Stack>
      )}
      {listed.length === 0 && forms.length > 0 && <Typography>{t('empty')}</Typography>}
      {SUBJECTS.filter((subject) => listed.some(({ tema }) => tema === subject)).map((subject) => (
        <Stack key={subject} sx={{ gap: 1 }}>
          <Typography variant="h3">{t(`subjects.${subject}`)}</Typography>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {listed
              .filter(({ tema }) => tema === subject)
              .map(({ id }) => (
                <ListedForm key={id} id={id} form={byId.get(id)} listed={listed} onChange={onChange} />
              ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}
