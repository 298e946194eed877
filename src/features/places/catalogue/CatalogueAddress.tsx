import { Button, Stack, TextField, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { posterFile } from '../../../data/staff/catalogue'
import { publicCatalogue } from '../../../lib/catalogue-path'
import { CopyButton } from '../../../ui/staff/CopyButton'
import { PosterButton } from '../../../ui/staff/publish/PosterButton'

interface CatalogueAddressProps {
  municipality: string
  /** The letters of the municipality. */
  letters: string
}

/** Where strangers find the page: to copy, to look at, to put up on a wall. */
export function CatalogueAddress({ municipality, letters }: CatalogueAddressProps) {
  const { t } = useTranslation('listing')
  const address = location.origin + publicCatalogue(letters)
  return (
    <Stack component="section" sx={{ gap: 3 }}>
      <Typography variant="h2">{t('page')}</Typography>
      <TextField
        fullWidth
        label={t('address')}
        value={address}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ maxWidth: 560 }}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <CopyButton text={address} label={t('copyAddress')} />
        <Button variant="outlined" href={publicCatalogue(letters)} target="_blank" rel="noopener">
          {t('see')}
        </Button>
        <PosterButton make={(language) => posterFile({ municipality, language })} name={letters} />
      </Stack>
    </Stack>
  )
}
