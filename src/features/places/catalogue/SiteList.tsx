import { Button, Chip, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_HOSTS, siteOf } from '../../../domain/catalogue/arrangement'

interface SiteListProps {
  sites: readonly string[]
  onChange: (sites: string[]) => void
}

/** The sites whose pages may show the forms of a municipality in a frame (REACH-03). */
export function SiteList({ sites, onChange }: SiteListProps) {
  const { t } = useTranslation('listing')
  const [typed, type] = useState('')
  const [fault, setFault] = useState(false)
  const add = () => {
    const site = siteOf(typed)
    setFault(site === null)
    if (site === null) return
    onChange([...new Set([...sites, site])])
    type('')
  }
  return (
    <Stack component="section" sx={{ gap: 3 }}>
      <Typography variant="h2">{t('sites')}</Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{t('sitesHelp')}</Typography>
      {sites.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          sx={{ m: 0, p: 0, listStyle: 'none', gap: 2, flexWrap: 'wrap' }}
        >
          {sites.map((site) => (
            <li key={site}>
              <Chip
                label={site.replace('https://', '')}
                onDelete={() => onChange(sites.filter((one) => one !== site))}
                aria-label={t('removeSite', { site })}
              />
            </li>
          ))}
        </Stack>
      )}
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { sm: 'flex-start' }, maxWidth: 560 }}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          fullWidth
          label={t('site')}
          value={typed}
          error={fault}
          helperText={fault ? t('siteFault') : t('siteExample')}
          disabled={sites.length >= MOST_HOSTS}
          onChange={({ target }) => {
            setFault(false)
            type(target.value)
          }}
          slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" sx={{ minHeight: 48 }}>
          {t('addSite')}
        </Button>
      </Stack>
    </Stack>
  )
}
