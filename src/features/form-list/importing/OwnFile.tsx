import { Alert, AlertTitle, Box, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Fault } from '../../../domain/form/exchange/node'
import type { FormFile, IgnoredContent } from '../../../domain/form/exchange/read'
import { Made } from './Made'

/** The icon of a long message is level with its first line. */
const TOP = { alignItems: 'flex-start' }

/** Says what is in a file of this product, or why it cannot be used (LIST-10). */
export function OwnFile({ name, result }: { name: string; result: FormFile | { status: 'unread' } }) {
  const { t } = useTranslation('staff')
  switch (result.status) {
    case 'form':
      return (
        <Stack sx={{ gap: 3 }}>
          <Made content={result.content} />
          <Aside leftAside={result.leftAside} />
        </Stack>
      )
    case 'faulty':
      return <Faulty name={name} faults={result.faults} more={result.more} />
    default:
      return (
        <Alert severity="error" sx={TOP}>
          <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{name}</AlertTitle>
          {t(`exchange.file.${result.status === 'unread' ? 'unread' : result.fault}`)}
        </Alert>
      )
  }
}

/** Lists what the import left out; nothing when it took all. */
function Aside({ leftAside: { options, links, unknown } }: { leftAside: IgnoredContent }) {
  const { t } = useTranslation('staff')
  const lines = [
    options.length > 0 ? t('exchange.asideOptions', { count: options.length }) : '',
    links.length > 0 ? t('exchange.asideLinks', { count: links.length }) : '',
    unknown.length > 0 ? t('exchange.asideUnknown', { fields: unknown.join(', ') }) : '',
  ].filter((line) => line !== '')
  if (lines.length === 0) return null
  return (
    <Alert severity="info" sx={TOP}>
      {t('exchange.aside')}
      <Lines lines={lines} />
    </Alert>
  )
}

function Faulty({ name, faults, more }: { name: string; faults: Fault[]; more: number }) {
  const { t } = useTranslation('staff')
  const lines = faults.map(
    ({ path, code, limit, allowed }) => `${path}: ${t(`exchange.problem.${code}`, { limit, allowed })}`,
  )
  return (
    <Alert severity="error" sx={TOP}>
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{name}</AlertTitle>
      {t('exchange.faulty')}
      <Lines lines={more > 0 ? [...lines, t('exchange.more', { count: more })] : lines} />
    </Alert>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere' }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
)
