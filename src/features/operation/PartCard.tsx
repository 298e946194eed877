import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { wordOf, type Part } from '../../domain/operation/part'
import { useDates } from '../../lib/use-dates'
import { Card } from '../../ui/staff/CardList'
import { StatusTag } from '../../ui/staff/StatusTag'
import { PartItems } from './PartItems'
import { RepairButton } from './RepairButton'
import type { Repair } from './use-repair'

const LOOK = {
  broken: { tone: 'danger', icon: ErrorIcon },
  attention: { tone: 'warning', icon: WarningIcon },
} as const

/** Something that is not fine: what is the matter, since when, what it is about, and what puts it right. */
export function PartCard({ part, repair }: { part: Part; repair: Repair }) {
  const { t } = useTranslation('operation')
  const write = useDates()
  const { name, health, count, since, last } = part
  const word = wordOf(part)
  const moments = [
    since !== null && t('since', { moment: write('dateTime', new Date(since)) }),
    last !== null && t('last', { moment: write('dateTime', new Date(last)) }),
  ].filter((moment) => moment !== false)
  return (
    <Card>
      <Stack sx={{ gap: 2 }}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography variant="h3" component="h2">
            {t(`parts.${name}`)}
          </Typography>
          {health !== 'fine' && <StatusTag label={t(`health.${health}`)} {...LOOK[health]} />}
        </Stack>
        <Typography>{t(`said.${word}`, { count })}</Typography>
        {moments.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {moments.join(' · ')}
          </Typography>
        )}
        <PartItems part={part} repair={repair} />
        <Typography sx={{ color: 'text.secondary' }}>{t(`repairs.${word}`)}</Typography>
        <RepairButton part={part} repair={repair} />
      </Stack>
    </Card>
  )
}
