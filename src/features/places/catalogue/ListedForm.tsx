import ArrowDownIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpIcon from '@mui/icons-material/ArrowUpward'
import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { canMove, movedForm, underSubject, withoutForm } from '../../../domain/catalogue/arrange'
import type { Listed } from '../../../domain/catalogue/arrangement'
import { SUBJECTS } from '../../../domain/catalogue/subjects'
import { posterFile, type PublishedForm } from '../../../data/staff/catalogue'
import { foreignTag } from '../../../domain/language'
import { useLanguage } from '../../../lib/i18n'
import { NamedPart } from '../../../ui/NamedPart'
import { PosterButton } from '../../../ui/staff/publish/PosterButton'
import { reservedSpace } from '../../../ui/reserved-space'

interface ListedFormProps {
  id: string
  /** Left out where it is not public any more. */
  form: PublishedForm | undefined
  listed: readonly Listed[]
  onChange: (listed: Listed[]) => void
}

/** A form of a catalogue: under which subject it stands, and in which place. */
export function ListedForm({ id, form, listed, onChange }: ListedFormProps) {
  const { t } = useTranslation('listing')
  const title = form?.titulo ?? id
  const shownIn = useLanguage()
  const named = { part: title, lang: form && foreignTag(form, 'titulo', shownIn) }
  const subjectId = useId()
  const tema = listed.find((one) => one.id === id)?.tema ?? 'otros'
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: 2, py: 2, alignItems: { md: 'center' }, borderBottom: '1px solid var(--color-border)' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography
          dir="auto"
          lang={named.lang}
          sx={{ fontWeight: 'var(--weight-medium)', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {form ? form.area : t('notPublic')}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <NamedPart id={subjectId} sentence={(part) => t('subjectOf', { title: part })} {...named} />
        <TextField
          select
          size="small"
          value={tema}
          onChange={({ target }) => {
            const subject = SUBJECTS.find((one) => one === target.value)
            if (subject) onChange(underSubject(listed, id, subject))
          }}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-labelledby': subjectId } }}
          sx={{ width: 230, maxWidth: '100%' }}
        >
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {t(`subjects.${subject}`)}
            </option>
          ))}
        </TextField>
        <IconButton
          sx={reservedSpace(canMove(listed, id, -1))}
          onClick={() => onChange(movedForm(listed, id, -1))}
        >
          <ArrowUpIcon aria-hidden />
          <NamedPart sentence={(part) => t('up', { title: part })} {...named} />
        </IconButton>
        <IconButton
          sx={reservedSpace(canMove(listed, id, 1))}
          onClick={() => onChange(movedForm(listed, id, 1))}
        >
          <ArrowDownIcon aria-hidden />
          <NamedPart sentence={(part) => t('down', { title: part })} {...named} />
        </IconButton>
        {form && (
          <PosterButton
            make={(language) => posterFile({ formId: id, language })}
            name={id}
            of={title}
            lang={named.lang}
          />
        )}
        <IconButton onClick={() => onChange(withoutForm(listed, id))}>
          <CloseIcon aria-hidden />
          <NamedPart sentence={(part) => t('remove', { title: part })} {...named} />
        </IconButton>
      </Stack>
    </Stack>
  )
}
