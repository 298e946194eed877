import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Arrangement } from '../../../domain/catalogue/arrangement'
import { sameValue } from '../../../domain/same-value'
import { useLeaveGuard } from '../../../lib/navigation'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { failureKey } from '../failure'
import { CatalogueAddress } from './CatalogueAddress'
import { LinkKeys } from './LinkKeys'
import { ListedForms } from './ListedForms'
import { SiteList } from './SiteList'
import { useLoadingAnew, useSavingCatalogue } from './use-catalogue'
import { HinderedButton } from '../../../ui/staff/HinderedButton'
import type { GetCatalogueResponse } from '../../../data/staff/catalogue'

/** Says that both changes stand there now. It takes the focus, because the button that was pressed is gone. */
function MergedNotice() {
  const { t } = useTranslation('listing')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Alert ref={ref} severity="info" role="status" tabIndex={-1}>
      {t('merged')}
    </Alert>
  )
}

interface CatalogueEditorProps {
  municipality: string
  stored: GetCatalogueResponse
  /** What was being arranged when somebody else saved, put together with that; null when nobody did. */
  merged: Arrangement | null
  onMerged: (merged: Arrangement) => void
}

/** Arranges a catalogue; nothing of it is seen by anybody before it is saved. */
export function CatalogueEditor({ municipality, stored, merged, onMerged }: CatalogueEditorProps) {
  const { t } = useTranslation(['listing', 'staff'])
  const { t: failed } = useTranslation(['places', 'common'])
  const [arrangement, arrange] = useState<Arrangement>(merged ?? stored.arrangement)
  const { busy, failure, save } = useSavingCatalogue(municipality)
  const anew = useLoadingAnew(municipality, stored, onMerged)
  const isChanged = !sameValue(arrangement, stored.arrangement)
  const { asking, leave, stay } = useLeaveGuard((from, to) => from !== to && isChanged)
  return (
    <Stack sx={{ gap: 8 }}>
      <CatalogueAddress municipality={municipality} letters={stored.key} />
      <ListedForms
        forms={stored.forms}
        listed={arrangement.formularios}
        onChange={(formularios) => arrange({ ...arrangement, formularios })}
      />
      <SiteList sites={arrangement.sitios} onChange={(sitios) => arrange({ ...arrangement, sitios })} />
      <LinkKeys municipality={municipality} />
      <Stack
        sx={{
          ...{ position: 'sticky', bottom: 0, zIndex: 1, py: 3, gap: 2 },
          ...{ backgroundColor: 'var(--color-bg)', borderTop: '1px solid var(--color-border)' },
        }}
      >
        {failure === 'conflict' && (
          <Alert
            severity="error"
            role="alert"
            action={
              <Button color="inherit" loading={anew.busy} onClick={() => void anew.loadAnew(arrangement)}>
                {t('loadAnew')}
              </Button>
            }
          >
            {t('conflict')} {anew.failure && failed(failureKey(anew.failure))}
          </Alert>
        )}
        {failure && failure !== 'conflict' && (
          <Alert severity="error" role="alert">
            {failed(failureKey(failure))}
          </Alert>
        )}
        {merged && !failure && <MergedNotice />}
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <HinderedButton
            variant="contained"
            color="secondary"
            loading={busy}
            hindrance={isChanged || busy ? null : t('staff:ui.why.unchanged')}
            onClick={() => void save(arrangement)}
          >
            {t('save')}
          </HinderedButton>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {busy ? t('saving') : isChanged ? t('unsaved') : ''}
          </Typography>
        </Stack>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        destructive
        onClose={stay}
        onConfirm={leave}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </Stack>
  )
}
