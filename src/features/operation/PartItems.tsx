import { Box, Button, Link, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { Part, PartItem, PartName } from '../../domain/operation/part'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import type { Repair } from './use-repair'

/** Where a form is looked at, of the parts that are about forms. */
const PAGE: Partial<Record<PartName, (formId: string) => string>> = {
  incidents: paths.answers.href,
  delayed: paths.answers.href,
  answers: paths.answers.href,
  pressure: paths.answers.href,
  receipts: paths.orders.href,
  orders: paths.orders.href,
  counts: paths.formStatistics.href,
}

/** What a part is about, one by one. */
export function PartItems({ part, repair }: { part: Part; repair: Repair }) {
  const { t } = useTranslation('operation')
  const named = part.items.reduce((sum, { count }) => sum + Math.max(count, 1), 0)
  // Of people, the number is how much each has sent.
  const more = part.name === 'mailQuota' ? part.count - part.items.length : part.count - named
  if (part.items.length === 0) return null
  return (
    <Box>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {part.items.map((item) => (
          <Item key={item.id} item={item} part={part}>
            {part.name === 'incidents' && (
              <Button
                size="small"
                disabled={repair.isBusy}
                aria-label={t('actions.incidentsOf', { title: item.title || t('untitled') })}
                onClick={() => void repair.retryIncidents([item.id])}
              >
                {t('actions.again')}
              </Button>
            )}
          </Item>
        ))}
      </Stack>
      {more > 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('more', { count: more })}</Typography>
      )}
    </Box>
  )
}

function Item({ item, part, children }: { item: PartItem; part: Part; children: ReactNode }) {
  const { t } = useTranslation('operation')
  const page = PAGE[part.name]
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 3, alignItems: 'center', minHeight: 32 }}
    >
      {page ? (
        <Link
          component={RouterLink}
          to={page(item.id)}
          dir="auto"
          sx={{ overflowWrap: 'anywhere', minWidth: 0, py: '2px' }}
        >
          {item.title || t('untitled')}
        </Link>
      ) : (
        <Box component={item.title === '' ? 'code' : 'span'} sx={{ overflowWrap: 'anywhere' }}>
          {item.title || item.id}
        </Box>
      )}
      {item.count > 0 && (
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(item.count, currentTag())}
        </Box>
      )}
      {children}
    </Stack>
  )
}
