import { Button, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { RefundManyDialog } from './RefundManyDialog'
import type { ChosenOrders } from './use-chosen-orders'

interface ChosenOrdersBarProps {
  chosen: ChosenOrders
  /** Orders changed: read the list again. */
  onChanged: () => void
}

/** What can be done with the orders that are chosen, at the lower edge as long as there are any. */
export function ChosenOrdersBar({ chosen, onChanged }: ChosenOrdersBarProps) {
  const { t } = useTranslation('orders')
  const [asked, ask] = useState<readonly ListedOrder[] | null>(null)
  const count = chosen.orders.length
  return (
    <>
      {count > 0 ? (
        <Paper
          component="section"
          aria-label={t('many.label')}
          variant="outlined"
          sx={{
            ...{ position: 'sticky', bottom: 8, zIndex: 2, px: 4, py: 2, boxShadow: 4 },
            // On a low screen it would leave no room for the list.
            '@media (max-height: 400px)': { position: 'static' },
            '@media print': { display: 'none' },
          }}
        >
          <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {t('many.chosen', { count })}
            </Typography>
            <Button size="small" onClick={chosen.clear}>
              {t('many.clear')}
            </Button>
            <Button variant="outlined" color="error" sx={{ ml: 'auto' }} onClick={() => ask(chosen.orders)}>
              {t('many.action', { count })}
            </Button>
          </Stack>
        </Paper>
      ) : null}
      {asked ? (
        <RefundManyDialog
          orders={asked}
          onClose={(isChanged) => {
            ask(null)
            if (!isChanged) return
            chosen.clear()
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}
