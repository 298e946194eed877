import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, Stack, Typography } from '@mui/material'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getFormHead } from '../../../data/staff/forms'
import { listFormsPage } from '../../../data/staff/list-forms'
import { MAX_FORM_NOTICES, type When } from '../../../domain/notices/choice'
import { useSession } from '../../../lib/session'
import { SearchPicker } from '../../../ui/staff/SearchPicker'
import { WhenSelect } from './WhenSelect'

interface FormChoicesProps {
  chosen: Readonly<Record<string, When>>
  onChange: (chosen: Record<string, When>) => void
}

/** Forms of which a person is told otherwise than of the others (REACH-07); a read for the name of each. */
export function FormChoices({ chosen, onChange }: FormChoicesProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const [words, search] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const ids = Object.keys(chosen)
  const names = useQueries({
    queries: ids.map((id) => ({ queryKey: ['form head', id], queryFn: () => getFormHead(id), retry: false })),
  })
  const found = useQuery({
    queryKey: ['forms to be told of', user.username, words],
    queryFn: () => listFormsPage({ user, filter: { name: words ?? '', area: '' } }),
    enabled: words !== null,
  })
  const offered = (found.data?.forms ?? [])
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, titulo }) => ({ id, label: titulo }))
  const without = (id: string) => Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== id))
  return (
    <Stack component="section" aria-labelledby="notices-by-form" sx={{ gap: 3 }}>
      <Typography id="notices-by-form" component="h2" variant="h3">
        {t('notices.byForm')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('notices.byFormHelp')}
      </Typography>
      {ids.map((id, at) => {
        const name = names[at]?.data?.titulo ?? id
        return (
          <Stack key={id} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <WhenSelect
              label={name}
              value={chosen[id] ?? 'no'}
              onChange={(when) => onChange({ ...chosen, [id]: when })}
            />
            <IconButton
              aria-label={t('notices.asOthers', { form: name })}
              onClick={() => onChange(without(id))}
            >
              <DeleteIcon aria-hidden />
            </IconButton>
          </Stack>
        )
      })}
      {ids.length < MAX_FORM_NOTICES && (
        <SearchPicker
          key={turn}
          label={t('notices.addForm')}
          value={null}
          offered={offered}
          none={t('notices.noForm')}
          isLoading={found.isFetching}
          onSearch={search}
          onChoose={(id) => {
            if (id === '') return
            onChange({ ...chosen, [id]: 'ya' })
            setTurn(turn + 1)
          }}
        />
      )}
    </Stack>
  )
}
