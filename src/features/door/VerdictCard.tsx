import { useZone } from '../../lib/zone'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import BlockIcon from '@mui/icons-material/BlockOutlined'
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined'
import RepeatIcon from '@mui/icons-material/ReplayOutlined'
import { Box, CircularProgress, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../domain/payment/door'
import { shownTicketCode } from '../../domain/payment/ticket'
import { formatDateTime } from '../../lib/formats'

const LOOKS = {
  entered: { Icon: CheckIcon, tone: 'success' },
  already: { Icon: RepeatIcon, tone: 'warning' },
  invalid: { Icon: BlockIcon, tone: 'danger' },
  notPaid: { Icon: BlockIcon, tone: 'danger' },
  unknown: { Icon: UnknownIcon, tone: 'warning' },
} as const satisfies Record<Verdict['result'], unknown>

/** The code that a card is about. */
const CodeWords = ({ code }: { code: string }) => (
  <Typography
    variant="h3"
    component="p"
    sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
  >
    {shownTicketCode(code)}
  </Typography>
)

/** Stands in the place of a verdict while the server is asked: nothing that was said before is about this code. */
export function CheckingCard({ code }: { code: string }) {
  const { t } = useTranslation('orders')
  return (
    <Box sx={{ p: 4, border: '2px dashed var(--color-border)', borderRadius: 'var(--radius)' }}>
      <Typography variant="h2" component="p" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <CircularProgress aria-hidden size={32} />
        {t('door.checking')}
      </Typography>
      <CodeWords code={code} />
    </Box>
  )
}

/** The verdict about a ticket: a word, an icon and a colour that can be read at arm's length. */
export function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('orders')
  const { Icon, tone } = LOOKS[verdict.result]
  const when = formatDateTime(verdict.usedAt === null ? null : new Date(verdict.usedAt), useZone())
  const ticket = [verdict.fullName, verdict.sectionName, verdict.number > 0 ? `#${verdict.number}` : '']
  return (
    <Box
      sx={{
        p: 4,
        border: `2px solid var(--color-${tone})`,
        borderRadius: 'var(--radius)',
        color: `var(--color-${tone})`,
        backgroundColor: `var(--color-${tone}-soft)`,
      }}
    >
      <Typography variant="h2" component="p" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Icon aria-hidden fontSize="large" />
        {t(`door.${verdict.result}`)}
      </Typography>
      <CodeWords code={verdict.code} />
      {verdict.result === 'already' && when !== '' ? (
        <Typography>
          {verdict.usedBy === ''
            ? t('door.usedHere', { when })
            : t('door.usedBy', { when, who: verdict.usedBy })}
        </Typography>
      ) : null}
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {ticket.filter(Boolean).join(' · ')}
      </Typography>
      {verdict.result === 'unknown' ? <Typography>{t('door.unknownHelp')}</Typography> : null}
      {verdict.isLocal && verdict.result === 'entered' ? (
        <Typography variant="body2">{t('door.local')}</Typography>
      ) : null}
    </Box>
  )
}
